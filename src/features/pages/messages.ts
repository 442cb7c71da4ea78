import { formatCount, formatNumber } from '#core/format.ts'
export const archiveNames = { fr: 'French Materials.zip', es: 'Spanish Materials.zip' } as const

/** The sentences that editors do not write. */
export const text = {
  home: 'Home',
  gettingStarted: 'Getting Started with TRP',
  browseModules: 'Browse Training Modules',
  searchLabel: 'Search all modules and their documents',
  searchPlaceholder: 'Method or topic',
  searchTry: 'Try',
  recentChanges: 'New and updated',
  allModules: 'All modules',
  module: 'Module',
  guidance: 'The guidance behind it',
  knowMore: 'Know More',
  partners: 'Partners',
  news: 'News and updates',
  viewAllUpdates: 'View All Updates',
  newsDescription: 'What is new on the site and in the modules, newest first.',
  viewMore: 'View more •••',
  source: 'Source',
  copyLink: 'Copy link',
  linkCopied: 'Link copied',
  noNews: 'No news yet',
  about: 'About',
  background: 'Background',
  ledBy: 'Led by',
  contributors: 'Contributing organisations',
  whereFrom: 'Where it comes from',
  leftOut: 'What it leaves out',
  contact: 'Contact',
  /** Title of the dialog until an editor writes one. */
  contactUs: 'Contact Us',
  faq: 'Frequently asked questions',
  faqDescription: 'Answers about the modules, the files, downloads and the community.',
  noFaq: 'No questions yet',
  searchFaq: 'Search the questions',
  showQuestions: 'Show the questions',
  firstQuestions: (shown: number, found: number) =>
    `The first ${shown} of ${formatNumber(found)} questions. More words find fewer.`,
  noFaqFound: 'No question contains these words',
  clearSearch: 'Clear Search',
  guidesMore: 'More help',
  moreQuestions: 'Did not find your answer?',
  moreQuestionsHint: 'Other trainers may know it.',
  exploreCommunity: 'Explore Community',
  guides: 'Training Guides',
  guidesDescription: 'Guides for planning, adapting and running family planning training.',
  additionalLinks: 'Additional Links',
  noGuides: 'No guides yet',
  checklists: 'Adaptation checklists',
  checklistsHint: 'Readers find these by searching, and do not see them on this page.',
  tabs: { navigating: 'Navigating the Website', structure: 'Module Structure', faq: 'FAQ' },
  navigatingCrumb: 'Navigating The Website',
  navigatingSubtitle: 'Short guide to understand module structure',
  structureTitle: 'Module Structure',
  structureHint: 'Four tabs, the same in every module',
  partsTitle: 'The parts of a module, in the order of use',
  helpDocuments: 'Quick start guide and adaptation checklist',
  colorGuide: 'Colour guide',
  colorGuideFailed: 'The guide could not be fetched.',
} as const

export const organisationText = {
  /** From the specification, for a site without a statement of its own. */
  defaultFunder: 'Hosted by the organisation that runs this site.',
  sample: 'Sample',
  sampleLeaders: ['Organisation A', 'Organisation B'],
  samplePartners: ['Organisation C', 'Organisation D', 'Organisation E'],
  noAddress: 'This site has not set a mail address.',
  ask: 'Ask in the community',
  askHint: ', where other trainers can answer, or tell us with the Feedback button, which is on every page.',
} as const

/** The link in the mail to a new contact address. */
export const confirmContactText = {
  title: 'Confirm the contact address',
  question: (email: string) => `Is ${email} the contact address of this site?`,
  submit: 'Use this address',
  busy: 'Confirming...',
  done: 'Done: readers of this site see your address now.',
  badLink: 'This link is not complete, or the site has another address now. Open the link of the newest mail.',
  home: 'To the front page',
  mail: {
    subject: 'Confirm the contact address',
    body: (email: string) =>
      `${email} is the new contact address of our site. Press the button to say that mails arrive here. Readers see the address after that.`,
    button: 'Use this address',
    why: 'You get this mail because this address was entered as the contact address of our site.',
  },
} as const

/** For the French and Spanish materials. The interface is English; only descriptions of documents are translated. */
export const materialsText = {
  search: 'Search by file name or type...',
  downloadAll: 'Download All files',
  columns: { name: 'File Name', type: 'File Type', size: 'Size' },
  none: "Sorry, we couldn't find any file for your search",
  clear: 'Clear Search',
  showAll: 'Show all',
  learnMore: 'Learn more',
  more: 'More about this library',
  contents: 'Contents',
  sections: (count: number) => formatCount(count, { one: 'section', other: 'sections' }),
  videos: 'Videos',
  file: 'file',
  video: 'video',
  thisLibrary: 'This library',
  older: 'Older than the English',
  englishOnly: (files: string) => `English only: ${files.replace(/\.$/, '')}.`,
  seeEnglish: 'See the English files',
  updatedOn: (date: string) => `Updated on ${date}`,
  fr: {
    language: 'French',
    slidesBanner: 'Toutes les diapositives ont un code couleur selon le type d’information.',
    description: 'Diapositives, guides et documents en français pour la formation en planification familiale.',
  },
  es: {
    language: 'Spanish',
    slidesBanner: 'Todas las diapositivas tienen un código de color según el tipo de información.',
    description: 'Diapositivas, guías y documentos en español para la capacitación en planificación familiar.',
  },
} as const

/** The anchor of a news item: `news-` and its id plus one, as in existing links. */
export function newsAnchor(item: { id: number }): string {
  return `news-${item.id + 1}`
}
