import { formatCount, formatNumber } from '#core/format.ts'

/** In the order of the session page; the wording is from the specification. */
export const SECTION_TITLES = {
  module_session_plan: 'Module Session Plan',
  presentation_slides: 'Presentation slides',
  evaluation_tools: 'Evaluation Tools',
  handouts: 'Handouts',
  references: 'References',
} as const

/** @param id of the module */
export const slidesArchiveName = (id: number) => `Presentation Slides ${id}.zip`

/** For sections of modules without a description of their own. */
export const DEFAULT_DESCRIPTIONS = {
  module_session_plan_desc: 'Times, methods and materials for each session, to follow or to adapt.',
  presentation_slides_desc: 'Slides with notes for the facilitator. Change every line to suit your trainees.',
  evaluation_tools_desc: 'Tests, checklists and case studies to see what trainees know and can do.',
  handouts_desc: 'Pages for trainees to take home and use at work.',
  references_desc: 'The guidance on which this module is based, on the sites of those who publish it.',
  video_desc: 'Short films to show or to watch before the training.',
} as const

export const guideTitle = (module: string) => `Facilitators Guide: ${module}`

export const pageText = {
  modules: 'Training Modules',
  modulesDescription:
    'Session plans, slides, evaluation tools and handouts for training family planning providers, ready to use and to adapt.',
  categories: 'Categories',
  allModules: 'All Modules',
  gettingStarted: 'Getting started with modules',
  searchModules: 'Search modules',
  showAll: 'Show all modules',
  showMoreModules: (count: number, all: number) => `Show ${count} more of ${formatNumber(all)} modules`,
  noModules: "Sorry, we couldn't find any modules for your keyword",
  inFiles: (words: string) => `Module names do not have ‘${words}’. The files do.`,
  home: 'Home',
  tabs: { overview: 'Overview', sessions: 'Preparing A Session', downloads: 'All Downloads', discuss: 'Discuss' },
  purpose: 'Purpose',
  facilitatorsGuide: 'Facilitators Guide',
  readGuide: 'Read the guide here',
  files: 'Files',
  linksInSessions: (links: string) => `${links}, in Preparing A Session`,
  objectives: 'Learning Objectives',
  objectivesIntro:
    'By the end of the training, as appropriate to their scope of practice and job description, trainees should be able to:',
  startPreparing: 'Start Preparing for A Session',
  tools: 'Additional Training Tools',
  /** After 'Edit all'. */
  toolFiles: 'training tools',
  relatedMedia: 'Related Media',
  viewAllVideos: 'View All Videos',
  facts: {
    category: 'Category',
    language: 'Language',
    basedOn: 'Based on',
    published: 'Publication Date',
    updated: 'Updated on',
  },
  bookmark: 'Bookmark',
  bookmarked: 'Bookmarked',
  save: 'Save',
  saved: 'Saved',
  thisModule: 'This module',
  videos: 'Videos',
  accordionHint: 'Click on a section to view and download resources',
  slidesBanner: 'All slides are color coded according to information.',
  learnMore: 'Learn more',
  downloadSlides: 'Download All Slides',
  toolsFailed: 'The tools could not be fetched.',
  newer: {
    mark: 'Newer than your download',
    count: (count: number) => `${formatCount(count, { one: 'file', other: 'files' })} newer than your download`,
    tookAll: (date: string) => `You took all on ${date}.`,
    took: (date: string) => `Your download is of ${date}.`,
    others: (count: number) => `As you have them: ${formatCount(count, { one: 'other file', other: 'other files' })}.`,
    download: (count: number, size: string) => `Download these ${count} ${size}`,
    notNeeded: 'Not needed',
  },
  noFiles: 'No files in this section yet',
  searchFiles: 'Search by file name or type...',
  noFilesFound: "Sorry, we couldn't find any file for your search",
  clearSearch: 'Clear Search',
  showAllFiles: 'Show all',
  foundModules: (found: number, all: number) => `${formatNumber(found)} of ${formatNumber(all)} modules`,
  sortBy: 'Sort by',
  sorts: { default: 'Default order', format: 'Format', size: 'File size' },
  columns: { name: 'File Name', type: 'File Type', size: 'Size' },
  groups: { bookmarked: 'Bookmarked', all: 'All files' },
  bookmarksStandHere: 'Files that you bookmark stand here, above the others.',
  login: 'Log in',
  bookmarksFailed: 'Your bookmarks could not be fetched.',
  tryAgain: 'Try again',
  needHelp: 'Need help?',
  navigating: 'Navigating the Website',
  faq: 'FAQ',
  forSearchEngines: { resourceType: 'Training module', use: 'Professional training' },
  updatedOn: (date: string) => `Updated on ${date}`,
} as const

export const mailText = {
  subject: (name: string) => `New module: ${name}`,
  newModule: 'A new training module is ready to use:',
  open: 'Open the module',
  why: 'You get this mail because mails about new modules are turned on in your settings.',
  unsubscribe: 'Unsubscribe',
} as const
