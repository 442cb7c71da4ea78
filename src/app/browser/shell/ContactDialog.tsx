import { ContactWays } from '#features/pages/browser/components/ContactWays.tsx'
import type { Shell } from '#features/pages/contract.ts'
import { Dialog } from '#ui/elements/Dialog.tsx'

interface ContactDialogProps {
  contact: Shell['contact']
  open: boolean
  onClose: () => void
}

/** Says how to contact the site: by email, or in other ways if it has no email address. */
export default function ContactDialog({ contact, open, onClose }: ContactDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={contact.title}>
      {contact.email && <p dir="auto">{contact.body}</p>}
      <ContactWays email={contact.email} />
    </Dialog>
  )
}
