/** Words of the form in which editors change notices. */
export const formText = {
  notice: 'Notice',
  noticePart: 'notice',
  title: 'Title',
  text: 'Text',
  place: 'Pages',
  allPages: 'All pages',
  startsOn: 'First day',
  startsOnHelp: 'When empty, from the publication on. Days begin at midnight in your time zone.',
  endsOn: 'Last day',
  endsOnHelp: 'When empty, until you take it off the site.',
} as const

/** What stands against publishing a notice. */
export const problemText = {
  endsFirst: 'The last day is before the first one.',
  noModule: 'There is no such module. Choose other pages.',
} as const

/** Words of the page with all notices. */
export const text = {
  title: 'Notices',
  hint: 'Readers see these above the content of all pages, or of one module.',
  none: 'There are no notices.',
  allPages: formText.allPages,
  noPages: 'Pages not chosen yet',
  states: { planned: 'Planned', shown: 'Shown now', over: 'Over', draft: 'Draft' },
  module: (slug: string) => (slug === '' ? 'A module that is off the site' : `Module ${slug}`),
  from: (day: string) => `from ${day}`,
  until: (day: string) => `until ${day}`,
  zone: (place: string) => `days in ${place}`,
} as const
