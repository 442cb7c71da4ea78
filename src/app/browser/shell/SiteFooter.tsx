import { useState } from 'react'
import type { PlatformLink } from '#features/pages/contract.ts'
import { PLATFORM_LINKS } from '#features/pages/rules.ts'
import { EditRegion, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { Dialog } from '#ui/elements/Dialog.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import { FeedbackButton } from './FeedbackButton.tsx'
import { FooterSection } from './FooterSection.tsx'
import { text } from './messages.ts'
import { MODULE_LINKS_ID, type ShellData } from './shell-data.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'

const NO_LINKS: readonly PlatformLink[] = []

/** The footer: feedback, all modules by category, links about the platform, funder and licence. */
export function SiteFooter({ shell: published, moduleLinks }: ShellData) {
  const shell = useDrafted('shell', published)
  const isEditing = useIsEditing()
  // Once opened, the dialog stays in the page, so that the browser can restore the focus when it closes.
  const [selected, setSelected] = useState<PlatformLink>()
  const [open, setOpen] = useState(false)
  const show = (link: PlatformLink) => {
    setSelected(link)
    setOpen(true)
  }
  const links = useDrafted('platform-links', shell?.platform_links ?? NO_LINKS)
  return (
    <>
      <footer className="site-footer">
        <div className="band" />
        <div className="wrap">
          <p className="footer-feedback script-only">
            <span>{text.foundIt}</span>
            <FeedbackButton className="button" />
          </p>
          <div
            id={MODULE_LINKS_ID}
            className="footer-modules"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
            dangerouslySetInnerHTML={{ __html: moduleLinks }}
          />
          <EditRegion kind="platform-links" entry={PLATFORM_LINKS} part="all">
            <nav aria-label={text.platform}>
              <FooterSection title={text.platform} count={links.length}>
                <ul>
                  {links.map((link) => (
                    <li key={link.id}>
                      <PlatformLinkItem link={link} onShow={show} />
                    </li>
                  ))}
                </ul>
              </FooterSection>
            </nav>
          </EditRegion>
          <div className="footer-legal">
            {shell && (
              <EditRegion kind="page-footer" entry="footer" part="all">
                <p>{shell.funder_statement}</p>
                <p>{shell.copyright}</p>
              </EditRegion>
            )}
            {/* Readers see it in a dialog, which would lie over the form. */}
            {shell && isEditing && (
              <EditRegion kind="page-contact" entry="contact" part="all">
                <p dir="auto">{shell.contact.title}</p>
                <p dir="auto">{shell.contact.body}</p>
                {shell.contact.email && <p dir="auto">{shell.contact.email}</p>}
              </EditRegion>
            )}
            <ThemeSwitch />
          </div>
        </div>
      </footer>
      {selected && (
        <Dialog open={open} onClose={() => setOpen(false)} title={selected.modal_header}>
          <Prose html={selected.modal_body} />
        </Dialog>
      )}
    </>
  )
}

function PlatformLinkItem({ link, onShow }: { link: PlatformLink; onShow: (link: PlatformLink) => void }) {
  if (link.link_type === 'MODAL') return <PlatformText link={link} onShow={onShow} />
  if (link.link_target.startsWith('/'))
    return (
      <Link to={link.link_target} dir="auto">
        <bdi>{link.link_name}</bdi>
      </Link>
    )
  return (
    <a href={link.link_target} rel="noopener">
      {link.link_name} <Icon name="external" />
    </a>
  )
}

/** A text that opens in a dialog; without a script it expands in place. */
function PlatformText({ link, onShow }: { link: PlatformLink; onShow: (link: PlatformLink) => void }) {
  return (
    <details className="platform-text">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is used like a button */}
      <summary
        onClick={(event) => {
          event.preventDefault()
          onShow(link)
        }}
      >
        <bdi>{link.link_name}</bdi>
      </summary>
      <Prose html={link.modal_body} />
    </details>
  )
}
