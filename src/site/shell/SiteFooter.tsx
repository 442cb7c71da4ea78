import { useState } from 'react'
import type { PlatformLink, Shell } from '#features/content/contract.ts'
import type { NamedCategory } from '#features/training/contract.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Link } from '#ui/Link.tsx'
import { Prose } from '#ui/Prose.tsx'
import { ThemeSwitch } from './ThemeSwitch.tsx'
import { text } from './text.ts'

/** The foot of every page: all modules by category in two columns, the platform's links, who pays, and the licence. */
export function SiteFooter({ shell, categories }: { shell: Shell | undefined; categories: NamedCategory[] }) {
  const half = Math.ceil(categories.length / 2)
  return (
    <footer className="site-footer">
      <div className="band" />
      <div className="wrap">
        <nav className="footer-modules" aria-label={text.modules}>
          {[categories.slice(0, half), categories.slice(half)].map((column) => (
            <div key={column[0]?.id ?? 'none'}>
              {column.map((category) => (
                <CategoryLinks key={category.id} category={category} />
              ))}
            </div>
          ))}
        </nav>
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

function CategoryLinks({ category }: { category: NamedCategory }) {
  return (
    <section>
      <h2>{category.name}</h2>
      <ul>
        {category.modules.map((module) => (
          <li key={module.slug}>
            <Link to={`/training/${module.slug}`}>{module.name}</Link>
          </li>
        ))}
      </ul>
    </section>
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
  const [open, setOpen] = useState(false)
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
      <Dialog open={open} onClose={() => setOpen(false)} title={link.modal_header}>
        <Prose html={link.modal_body} />
      </Dialog>
    </>
  )
}
