import type { ReactNode } from 'react'
import type { MetaArgs } from 'react-router'
import { AddItem, EditItem, EditRegion, useDrafted, useIsEditing } from '#ui/editing/edit-mode.tsx'
import { Icon } from '#ui/elements/Icon.tsx'
import { Columns } from '#ui/layout/Columns.tsx'
import { PageContents } from '#ui/layout/PageContents.tsx'
import { Prose } from '#ui/layout/Prose.tsx'
import { SectionHead } from '#ui/layout/SectionHead.tsx'
import { Breadcrumbs } from '#ui/navigation/Breadcrumbs.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page/page.ts'
import { pageMeta } from '#ui/page/page-meta.ts'
import type { About, Guidance } from '../../../contract.ts'
import { text } from '../../../messages.ts'
import { content } from '../../client.ts'
import { ContactWays } from '../../components/ContactWays.tsx'
import { GuidanceNotice } from '../../components/GuidanceNotice.tsx'
import { Organisations } from '../../components/Organisations.tsx'
import '../../components/side.css'
import './about.css'
import './guidance-list.css'

async function load({ api }: Load) {
  const [about, guidance] = await Promise.all([content.getAbout(api), content.getGuidance(api)])
  return { about, guidance }
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, { title: text.about, description: args.loaderData?.about.description ?? '', path: '/about' })
}

/** The content type and the name of the entry. */
const PAGE = { kind: 'page-about', entry: 'about' } as const
const GUIDANCE = { kind: 'page-guidance', entry: 'guidance' } as const

export default function AboutPage({ loaderData: { about: published, guidance } }: Page<typeof load>) {
  const about = useDrafted('about', published)
  const parts = listParts(about, useIsEditing())
  return (
    <>
      <div className="wrap about-head">
        <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.about }]} />
        <EditRegion {...PAGE} part="heading">
          <h1 dir="auto">{about.title}</h1>
          <p className="lede" dir="auto">
            {about.description}
          </p>
        </EditRegion>
        <EditRegion {...PAGE} part="numbers">
          <dl className="statistics">
            {listStatistics(about).map(({ place, number, title, description }) => (
              <div key={place}>
                <dt dir="auto">{title}</dt>
                <dd className="statistic-number">{number}</dd>
                <dd dir="auto">{description}</dd>
              </div>
            ))}
          </dl>
        </EditRegion>
      </div>
      <Columns
        className="with-side"
        side={
          <>
            <PageContents items={parts} />
            <GuidanceList guidance={guidance} />
          </>
        }
      >
        {parts.map(({ id, name, body }) => (
          <section key={id}>
            <SectionHead id={id} title={name} />
            {body}
          </section>
        ))}
      </Columns>
    </>
  )
}

interface Part {
  id: string
  name: string
  note?: string
  body: ReactNode
}

/** The parts with content, in edit mode all that can be written; empty parts have no heading for readers. */
function listParts(about: About, isEditing: boolean): Part[] {
  const written = [
    { id: 'background', part: 'background', name: text.background, html: about.background },
    { id: 'origin', part: 'origin', name: text.whereFrom, html: about.origin },
    { id: 'left-out', part: 'left_out', name: text.leftOut, html: about.left_out },
  ].filter(({ html }) => html !== '' || isEditing)
  const named = [
    { id: 'led-by', name: text.ledBy, list: about.led_by },
    { id: 'contributors', name: text.contributors, list: about.contributing_organisations },
  ].filter(({ list }) => list.length > 0 || isEditing)
  return [
    ...written.map(({ html, part, ...named }) => ({
      ...named,
      body: (
        <EditRegion {...PAGE} part={part}>
          {html !== '' && <Prose html={html} />}
        </EditRegion>
      ),
    })),
    ...named.map(({ list, ...part }) => ({
      ...part,
      note: String(list.length),
      body: (
        <EditRegion {...PAGE} part="partners">
          {list.length > 0 && <Organisations organisations={list} />}
        </EditRegion>
      ),
    })),
    { id: 'contact', name: text.contact, body: <Contact about={about} /> },
  ]
}

function Contact({ about }: { about: About }) {
  return (
    <div className="about-contact">
      <EditRegion {...PAGE} part="contact">
        {about.contact !== '' && <Prose html={about.contact} />}
      </EditRegion>
      <EditRegion kind="page-contact" entry="contact" part="all">
        <ContactWays email={about.contact_email} />
      </EditRegion>
    </div>
  )
}

function listStatistics(about: About) {
  return [
    { place: 1, number: about.number_1, title: about.title_1, description: about.short_description_1 },
    { place: 2, number: about.number_2, title: about.title_2, description: about.short_description_2 },
    { place: 3, number: about.number_3, title: about.title_3, description: about.short_description_3 },
    { place: 4, number: about.number_4, title: about.title_4, description: about.short_description_4 },
  ]
}

type DraftedGuidance = Omit<Guidance, 'editions'> & { editions: (Guidance['editions'][number] & { key?: string })[] }

/** The editions that the content follows, and the notice about newer ones. */
function GuidanceList({ guidance: published }: { guidance: Guidance }) {
  const guidance: DraftedGuidance = useDrafted<DraftedGuidance>('guidance', published)
  const isEditing = useIsEditing()
  if (guidance.editions.length === 0 && !isEditing) return null
  return (
    <section className="guidance-list">
      <h2>{text.guidance}</h2>
      <ul>
        {guidance.editions.map(({ key, title, details, url }) => (
          <li key={key ?? url}>
            <EditItem {...GUIDANCE} list="editions" item={key ?? ''}>
              <a href={url} rel="noopener">
                <bdi>{title}</bdi> <Icon name="external" />
              </a>
              <small dir="auto">{details}</small>
            </EditItem>
          </li>
        ))}
      </ul>
      <AddItem {...GUIDANCE} list="editions" />
      <GuidanceNotice guidance={published} noticeOnly />
    </section>
  )
}
