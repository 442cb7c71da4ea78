import type { EditablePlace } from '#features/editing/browser/registry.ts'

/** The pages on which editors change what readers see, in the order of the menu. */
export const EDITABLE_PLACES: readonly EditablePlace[] = [
  {
    name: 'Training Modules',
    to: '/training',
    what: 'Modules with their files and videos, categories, training tools',
  },
  { name: 'Training Guides', to: '/training-guides', what: 'Guides, links, adaptation checklists' },
  { name: 'French Materials', to: '/materials-in-french', what: 'Sections with files and videos, introduction' },
  { name: 'Spanish Materials', to: '/materials-in-spanish', what: 'Sections with files and videos, introduction' },
  { name: 'News And Updates', to: '/news-and-updates', what: 'News with pictures' },
  { name: 'FAQ', to: '/faq', what: 'Sections, questions and answers' },
  { name: 'Home', to: '/', what: 'Title, picture and cards; links, funder and contact at the end of every page' },
  { name: 'About', to: '/about', what: 'Texts, numbers, partners, editions of the guidance' },
  { name: 'Getting Started', to: '/getting-started/navigating-website', what: 'Steps, pictures, help documents' },
  { name: 'Community Guidelines', to: '/community/guidelines', what: 'Rules that members accept before they post' },
  { name: 'Notices', to: '/admin/notices', what: 'Short messages above all pages or those of a module' },
  { name: 'Synonyms', to: '/admin/synonyms', what: 'Other words by which the search finds something' },
  { name: 'Preview links', to: '/admin/preview-links', what: 'Links that show a draft to people without an account' },
]
