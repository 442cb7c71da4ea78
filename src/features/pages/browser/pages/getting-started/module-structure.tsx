import type { MetaArgs } from 'react-router'
import { AddItem, EditItem, EditRegion, useDrafted } from '#ui/editing/edit-mode.tsx'
import { Carousel } from '#ui/elements/Carousel.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import { text } from '../../../messages.ts'
import { content } from '../../client.ts'
import { GettingStartedFrame } from './GettingStartedFrame.tsx'
import { GETTING_STARTED, type GettingStartedData } from './getting-started-data.ts'
import { HelpDocuments } from './HelpDocuments.tsx'
import './module-structure.css'

async function load({ api }: Load) {
  return content.getGettingStarted(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)
export { revalidateOnPathChange as shouldRevalidate } from '#ui/page/page.ts'

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, {
    title: text.structureTitle,
    description: args.loaderData?.description ?? '',
    path: '/getting-started/module-structure',
  })
}

export default function ModuleStructurePage({ loaderData }: Page<typeof load>) {
  const started: GettingStartedData = useDrafted<GettingStartedData>('getting-started', loaderData)
  return (
    <GettingStartedFrame head={loaderData} crumb={text.structureTitle}>
      <div className="wrap page-body">
        <EditRegion {...GETTING_STARTED} part="carousel">
          {started.carousel_photos.length > 0 && (
            <Carousel title={text.structureTitle} hint={text.structureHint} pictures={started.carousel_photos} />
          )}
        </EditRegion>
        <ModuleParts cards={started.explanation_cards} />
        <HelpDocuments started={loaderData} />
      </div>
    </GettingStartedFrame>
  )
}

/** The parts of a module, numbered in the order of use. */
function ModuleParts({ cards }: { cards: GettingStartedData['explanation_cards'] }) {
  const numbered = cards.map((card, index) => ({ ...card, number: index + 1 }))
  const stages = [...new Set(cards.map(({ stage }) => stage))].map((stage) => ({
    stage,
    parts: numbered.filter((card) => card.stage === stage),
  }))
  return (
    <section>
      <h2>{text.partsTitle}</h2>
      <ol className="module-parts">
        {stages.map(({ stage, parts }) => (
          <li key={stage}>
            {stage && <h3>{stage}</h3>}
            <ol start={parts[0]?.number}>
              {parts.map(({ number, key = '', title, body, format }) => (
                <li key={key || title}>
                  <b aria-hidden="true">{number}</b>
                  <EditItem {...GETTING_STARTED} list="explanation_cards" item={key}>
                    <div>
                      <h4 dir="auto">{title}</h4>
                      <p dir="auto">{body}</p>
                      {format && <small>{format}</small>}
                    </div>
                  </EditItem>
                </li>
              ))}
            </ol>
          </li>
        ))}
      </ol>
      <AddItem {...GETTING_STARTED} list="explanation_cards" />
    </section>
  )
}
