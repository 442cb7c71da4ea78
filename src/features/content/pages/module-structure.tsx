import type { MetaArgs } from 'react-router'
import { Carousel } from '#ui/Carousel.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { content } from '../client.ts'
import { GettingStartedFrame } from '../parts/GettingStartedFrame.tsx'
import { HelpDocuments } from '../parts/HelpDocuments.tsx'
import { text } from '../text.ts'
import './module-structure.css'

async function load({ api }: Load) {
  return content.getGettingStarted(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { loadedForGood as shouldRevalidate } from '#ui/page.ts'

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, {
    title: text.structureTitle,
    description: args.loaderData?.description ?? '',
    path: '/getting-started/module-structure',
  })
}

export default function ModuleStructurePage({ loaderData: started }: Page<typeof load>) {
  return (
    <GettingStartedFrame crumb={text.structureTitle}>
      <h2>{text.structureTitle}</h2>
      <Carousel label={text.structureTitle} pictures={started.carousel_photos} />
      <ul className="explanation-cards">
        {started.explanation_cards.map((card) => (
          <li key={card.title}>
            <h3>{card.title}</h3>
            <p>{card.body}</p>
          </li>
        ))}
      </ul>
      <HelpDocuments started={started} />
    </GettingStartedFrame>
  )
}
