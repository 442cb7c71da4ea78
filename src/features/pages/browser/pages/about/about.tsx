import type { ReactNode } from 'react'
import type { MetaArgs } from 'react-router'
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

export default function AboutPage({ loaderData: { about, guidance } }: Page<typeof load>) {
  const parts = partsOf(about)
  return (
    <>
      <div className="wrap about-head">
        <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.about }]} />
        <h1>{about.title}</h1>
        <p className="lede">{about.description}</p>
        <dl className="statistics">
          {statisticsOf(about).map(({ number, title, description }) => (
            <div key={title}>
              <dt>{title}</dt>
              <dd className="statistic-number">{number}</dd>
              <dd>{description}</dd>
            </div>
          ))}
        </dl>
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

/** The parts with content; empty parts have no heading. */
function partsOf(about: About): Part[] {
  const written = [
    { id: 'background', name: text.background, html: about.background },
    { id: 'origin', name: text.whereFrom, html: about.origin },
    { id: 'left-out', name: text.leftOut, html: about.left_out },
  ].filter(({ html }) => html !== '')
  const named = [
    { id: 'led-by', name: text.ledBy, list: about.led_by },
    { id: 'contributors', name: text.contributors, list: about.contributing_organisations },
  ].filter(({ list }) => list.length > 0)
  return [
    ...written.map(({ html, ...part }) => ({ ...part, body: <Prose html={html} /> })),
    ...named.map(({ list, ...part }) => ({
      ...part,
      note: String(list.length),
      body: <Organisations organisations={list} />,
    })),
    { id: 'contact', name: text.contact, body: <Contact about={about} /> },
  ]
}

function Contact({ about }: { about: About }) {
  return (
    <div className="about-contact">
      <Prose html={about.contact} />
      <ContactWays email={about.contact_email} />
    </div>
  )
}

function statisticsOf(about: About) {
  return [
    { number: about.number_1, title: about.title_1, description: about.short_description_1 },
    { number: about.number_2, title: about.title_2, description: about.short_description_2 },
    { number: about.number_3, title: about.title_3, description: about.short_description_3 },
    { number: about.number_4, title: about.title_4, description: about.short_description_4 },
  ]
}

/** The editions that the content follows, and the notice about newer ones. */
function GuidanceList({ guidance }: { guidance: Guidance }) {
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
