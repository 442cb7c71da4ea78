import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { aboutType, contactType } from '../../content-types.ts'
import type { About } from '../../contract.ts'
import { partnersOf } from './partners.ts'

const ENTRY = { kind: aboutType.kind, entry: 'about' }
const CONTACT = { kind: contactType.kind, entry: 'contact' }

export const aboutOverlay: DraftOverlay<About> = {
  entries: () => [ENTRY, CONTACT],
  apply(about, drafts) {
    const value = drafts.valueOf(aboutType, ENTRY.entry)
    const contact = drafts.valueOf(contactType, CONTACT.entry)
    return {
      ...about,
      ...(value && { ...value, ...partnersOf(value, about, drafts) }),
      ...(contact && { contact_email: contact.email }),
    }
  },
}
