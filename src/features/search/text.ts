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
  readAs: (typed: string, words: string) => `Nothing holds ‘${typed}’. These are results for ‘${words}’.`,
  shownOf: (shown: number, all: number) => `The first ${shown} of ${all}`,
  sortBy: 'Sort by',
  type: 'Type',
  types: {
    all: 'All types',
    pdf: 'PDF',
    word: 'Word Doc',
    powerpoint: 'PPT',
    document: 'Document',
    link: 'Reference Link',
  },
  sorts: { default: 'Default order', format: 'Format', size: 'File size' },
  failed: 'The search did not get through.',
  close: 'Close the search',
  hint: 'Titles, details and the words inside every document are searched, in English, French and Spanish.',
} as const

/** Live search begins above this many characters and this long after the last one, in ms: the specification's. */
export const LIVE_ABOVE = 2
export const LIVE_AFTER_MS = 1000
