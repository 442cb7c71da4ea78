import { formatCount } from '#core/format.ts'

/** Every sentence of the search. */
export const text = {
  title: 'Search',
  home: 'Home',
  search: 'Search',
  label: 'Search modules and files',
  placeholder: 'What are you looking for?',
  searching: 'Searching',
  modules: 'Modules',
  resources: 'Resources',
  viewAll: 'View all results',
  heading: (query: string) => `results for '${query}'`,
  noFiles: "Sorry, we couldn't find any file for your search",
  clear: 'Clear Search',
  nothing: 'No results found',
  nothingLike: (query: string) =>
    `Nothing contains '${query}', and no word like it. Try the name of a method, such as 'implant', or of a product, such as 'Jadelle'.`,
  browse: 'Browse Training Modules',
  nothingContains: (thing: string, typed: string) => `No ${thing} contains '${typed}'. You see results for `,
  searchInstead: (query: string) => `Search instead for '${query}'`,
  alsoResults: 'You also see results for ',
  because: (typed: string, meaning: string) => `, because ${typed} is ${meaning}.`,
  searchOnly: (query: string) => `Search only for '${query}'`,
  filters: 'Filters',
  filterNames: 'Language, type, module',
  language: 'Language',
  languages: { en: 'English', fr: 'French', es: 'Spanish' },
  module: 'Module',
  all: 'All',
  moreModules: (count: number) => `${count} more modules`,
  showMoreModules: (count: number) => `Show ${formatCount(count, { one: 'more module', other: 'more modules' })}`,
  kindAndCategory: (category: string) => `Module · ${category}`,
  preparing: 'Preparing A Session',
  downloadAll: 'Download All',
  inPlaces: (count: number) => `In ${count} modules`,
  range: (from: number, to: number, all: number) => `${from} to ${to} of ${all}`,
  sortBy: 'Sort by',
  type: 'Type',
  sorts: { default: 'Default order', format: 'Format', size: 'File size' },
  failed: 'The search did not get through.',
  close: 'Close the search',
  hint: 'Titles, details and the words inside every document are searched, in English, French and Spanish.',
} as const

/** Resources on one page of the results. */
export const PAGE_SIZE = 20

/** Live search begins above this many characters and this long after the last one, in ms: the specification's. */
export const LIVE_ABOVE = 2
export const LIVE_AFTER_MS = 1000
/** Hits of a group in the dropdown; the rest is one press away. */
export const LIVE_SHOWN = 5
