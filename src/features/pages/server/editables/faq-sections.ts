import { storedKind } from '#content/server/kind.ts'
import { faqSectionType } from '../../content-types.ts'

export const faqSections = storedKind({
  type: faqSectionType,
  tags: ['pages'],
  page: () => '/faq',
  newPage: () => '/faq',
  ids: { entries: 'faq-entry' },
  isOrdered: true,
})
