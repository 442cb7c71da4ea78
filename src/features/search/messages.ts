import { formatNumber, plural } from '#core/format.ts'
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
  rebuilding: 'The search is being rebuilt. It does not find everything yet. Try again in some minutes.',
  nothingLike: (query: string) =>
    `Nothing contains '${query}', and no word like it. Try the name of a method, such as 'implant', or of a product, such as 'Jadelle'.`,
  browse: 'Browse Training Modules',
  nothingContains: (itemName: string, typed: string) => `No ${itemName} contains '${typed}'. You see results for `,
  searchInstead: (query: string) => `Search instead for '${query}'`,
  alsoResults: 'You also see results for ',
  searchOnly: (query: string) => `Search only for '${query}'`,
  inLanguage: (language: string) => `You see files in ${language} only. `,
  allLanguages: 'Show all languages',
  noneInLanguage: (language: string, words: string) =>
    words === ''
      ? `There are no files in ${language}. You see files in all languages.`
      : `No file in ${language} contains '${words}'. You see files in all languages.`,
  partial: (words: string) => `No file contains all the words of '${words}'. You see files with some of them.`,
  filters: 'Filters',
  filterNames: 'Language, type, module',
  language: 'Language',
  languages: { en: 'English', fr: 'French', es: 'Spanish' },
  module: 'Module',
  all: 'All',
  /** @param hasMore there are others after them */
  moreModules: (count: number, hasMore: boolean) => (hasMore ? `The next ${count} modules` : `${count} more modules`),
  showMoreModules: (count: number) =>
    `Show ${formatNumber(count)} more ${plural(count, { one: 'module', other: 'modules' })}`,
  bestModules: (shown: number, all: number) =>
    `These are the best ${shown} of ${formatNumber(all)} modules. More words find fewer.`,
  kindAndCategory: (category: string) => `Module · ${category}`,
  preparing: 'Preparing A Session',
  downloadAll: 'Download All',
  inPlaces: (count: number) => `In ${count} modules`,
  range: (from: number, to: number, all: number) =>
    `${formatNumber(from)} to ${formatNumber(to)} of ${formatNumber(all)}`,
  sortBy: 'Sort by',
  type: 'Type',
  sorts: { default: 'Default order', format: 'Format', size: 'File size' },
  failed: 'The search did not get through.',
  noNetwork: 'No network.',
  keptIsSearched: 'What you keep on this device can be searched.',
  nothingKept: 'Nothing that you keep on this device has these words.',
  allKept: 'On this device',
  hint: 'Titles, details and the words inside every document are searched, in English, French and Spanish.',
} as const

/** Sentences of the API. */
export const responseText = { reported: 'Thank you.' } as const

/** The most modules among the filters: those with the most resources. */
export const MAX_FACET_MODULES = 50

/** Resources on one page of the results. */
export const PAGE_SIZE = 20
