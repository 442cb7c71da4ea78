import { countsLabel } from '#core/file-counts.ts'
import { formatNumber } from '#core/format.ts'
import { DownloadLink } from '#ui/download/DownloadLink.tsx'
import { ButtonLink } from '#ui/elements/Button.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { noBreak } from '#ui/elements/no-break.ts'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Link } from '#ui/navigation/Link.tsx'
import type { ModuleHit } from '../../contract.ts'
import { text } from '../../messages.ts'
import { Marks } from './Marks.tsx'

/** The best module with links, and the rest folded. */
export function ModuleResults({ modules: [best, ...others], count }: { modules: ModuleHit[]; count: number }) {
  if (best === undefined) return null
  return (
    <section className="module-results">
      <SectionHead title={text.modules} count={formatNumber(count)} />
      <BestModule module={best} />
      {others.length > 0 && (
        <details className="more-results">
          <summary>
            {text.showMoreModules(others.length)}
            <Icon name="chevron-down" />
          </summary>
          <ModuleRows modules={others} />
          {others.length + 1 < count && <p className="quiet">{text.bestModules(others.length + 1, count)}</p>}
        </details>
      )}
    </section>
  )
}

function BestModule({ module }: { module: ModuleHit }) {
  const { name, page, archive, files_size, files_size_bytes } = module
  return (
    <article className="best-module">
      <small>{text.kindAndCategory(module.category.name)}</small>
      <h3 dir="auto">
        <Link to={page}>
          <Marks pieces={module.marked_name} />
        </Link>
      </h3>
      <p dir="auto">
        <Marks pieces={module.snippet} />
      </p>
      <p className="best-module-ways">
        <ButtonLink variant="primary" size="small" to={`${page}/sessions`}>
          {text.preparing}
        </ButtonLink>
        {archive !== null && (
          <DownloadLink
            className="button button-line button-small"
            href={archive}
            name={`${name}.zip`}
            sizeBytes={files_size_bytes}
          >
            {`${text.downloadAll} ${noBreak(`· ${files_size}`)}`}
          </DownloadLink>
        )}
      </p>
    </article>
  )
}

function ModuleRows({ modules }: { modules: ModuleHit[] }) {
  return (
    <ul className="module-hits">
      {modules.map((module) => (
        <li key={module.id}>
          <h3 dir="auto">
            <Link to={module.page}>
              <Marks pieces={module.marked_name} />
            </Link>
          </h3>
          <small dir="auto">{`${module.category.name} · ${countsLabel({ files: module.files_count, links: module.links_count })}`}</small>
          <p dir="auto">
            <Marks pieces={module.snippet} />
          </p>
        </li>
      ))}
    </ul>
  )
}
