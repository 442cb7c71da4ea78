import { isolated } from '#core/direction.ts'
import { formatCount } from '#core/format.ts'
import { Link } from '#ui/navigation/Link.tsx'
import type { SharedKit } from '../../../contract.ts'
import { kitText as text } from '../../../messages.ts'

export function KitModules({ kit }: { kit: SharedKit }) {
  const modules = new Map(kit.items.map(({ module }) => [module.slug, module.name]))
  const countOf = (slug: string) => kit.items.filter(({ module }) => module.slug === slug).length
  return (
    <>
      {modules.size > 0 && (
        <div className="kit-modules">
          <h2>{text.fromModules}</h2>
          <ul>
            {[...modules].map(([slug, name]) => (
              <li key={slug}>
                <Link to={`/training/${slug}`} dir="auto">
                  {name}
                </Link>
                <span>{formatCount(countOf(slug), { one: 'item', other: 'items' })}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <p className="notice">{text.whoChose(kit.owner && isolated(`${kit.owner.first_name} ${kit.owner.last_name}`))}</p>
    </>
  )
}
