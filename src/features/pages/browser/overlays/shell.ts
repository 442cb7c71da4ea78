import type { DraftOverlay } from '#ui/editing/draft-overlay.ts'
import { contactType, footerType } from '../../content-types.ts'
import type { Shell } from '../../contract.ts'

const FOOTER = { kind: footerType.kind, entry: 'footer' }
const CONTACT = { kind: contactType.kind, entry: 'contact' }

/** The texts of every page. */
export const shellOverlay: DraftOverlay<Shell | undefined> = {
  isPart: true,
  entries: () => [FOOTER, CONTACT],
  apply(shell, drafts) {
    if (shell === undefined) return undefined
    const footer = drafts.findValue(footerType, FOOTER.entry)
    const contact = drafts.findValue(contactType, CONTACT.entry)
    return {
      ...shell,
      copyright: footer?.copyright ?? shell.copyright,
      funder_statement: footer?.funder_statement || shell.funder_statement,
      contact: { ...shell.contact, ...contact },
    }
  },
}
