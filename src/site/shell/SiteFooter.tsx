import { useState } from 'react'
import type { PlatformLink } from '#features/content/contract.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Link } from '#ui/Link.tsx'
import { Prose } from '#ui/Prose.tsx'
import { MODULE_LINKS_ID, type ShellData } from './shell-data.ts'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { text } from './text.ts'

/** The foot of every page: all modules by category in two columns, the platform's links, who pays, and the licence. */
export function SiteFooter({ shell, moduleLinks }: ShellData) {
  return (
    <footer className="site-footer">
      <div className="band" />
      <div className="wrap">
        <nav
          id={MODULE_LINKS_ID}
          className="footer-modules"
          aria-label={text.modules}
          // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React on the server
          dangerouslySetInnerHTML={{ __html: moduleLinks }}
        />
        <nav aria-label={text.platform}>
          <h2>{text.platform}</h2>
          <ul>
            {shell?.platform_links.map((link) => (
              <li key={link.id}>
                <PlatformLinkItem link={link} />
              </li>
            ))}
          </ul>
          <ThemeSwitch />
        </nav>
        <div className="footer-legal">
          {shell && <p>{shell.funder_statement}</p>}
          {shell && <p>{shell.copyright}</p>}
        </div>
      </div>
    </footer>
  )
}

function PlatformLinkItem({ link }: { link: PlatformLink }) {
  if (link.link_type === 'MODAL') return <PlatformText link={link} />
  if (link.link_target.startsWith('/')) return <Link to={link.link_target}>{link.link_name}</Link>
  return (
    <a href={link.link_target} rel="noopener">
      {link.link_name}
    </a>
  )
}

/** A text that opens in a dialog; without a script it unfolds where it stands. */
function PlatformText({ link }: { link: PlatformLink }) {
  // The dialog is in the page from its first opening on: it stays then, so that the focus finds its way back.
  const [open, setOpen] = useState<boolean>()
  return (
    <>
      <details className="platform-text">
        {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is pressed like a button */}
        <summary
          onClick={(event) => {
            event.preventDefault()
            setOpen(true)
          }}
        >
          {link.link_name}
        </summary>
        <Prose html={link.modal_body} />
      </details>
      {open !== undefined && (
        <Dialog open={open} onClose={() => setOpen(false)} title={link.modal_header}>
          <Prose html={link.modal_body} />
        </Dialog>
      )}
    </>
  )
}
