import { Icon } from '#ui/Icon.tsx'
import type { Guidance } from '../../contract.ts'
import { text } from '../../messages.ts'
import { GuidanceNotice } from './GuidanceNotice.tsx'
import './guidance-list.css'

/** The books that the content follows, each with its edition, and the notice about newer ones. */
export function GuidanceList({ guidance }: { guidance: Guidance }) {
  if (guidance.editions.length === 0) return null
  return (
    <section className="guidance-list">
      <h2>{text.guidance}</h2>
      <ul>
        {guidance.editions.map(({ title, details, url }) => (
          <li key={url}>
            <a href={url} rel="noopener">
              {title} <Icon name="external" />
            </a>
            <small>{details}</small>
          </li>
        ))}
      </ul>
      <GuidanceNotice guidance={guidance} noticeOnly />
    </section>
  )
}
