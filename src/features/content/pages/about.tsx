import type { MetaArgs } from 'react-router'
import { Breadcrumbs } from '#ui/Breadcrumbs.tsx'
import { Prose } from '#ui/Prose.tsx'
import { inBrowser, type Load, onServer, type Page } from '#ui/page.ts'
import { pageMeta } from '#ui/page-meta.ts'
import { SectionHead } from '#ui/SectionHead.tsx'
import { content } from '../client.ts'
import type { About } from '../contract.ts'
import { text } from '../text.ts'
import './about.css'

async function load({ api }: Load) {
  return content.getAbout(api)
}
export const loader = onServer(load)
export const clientLoader = inBrowser(load)

export function meta(args: MetaArgs<typeof loader>) {
  return pageMeta(args, { title: text.about, description: args.loaderData?.description ?? '', path: '/about' })
}

export default function AboutPage({ loaderData: about }: Page<typeof load>) {
  return (
    <div className="wrap">
      <Breadcrumbs items={[{ name: text.home, to: '/' }, { name: text.about }]} />
      <div className="page-body">
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
        <section>
          <SectionHead title={text.background} />
          <Prose html={about.background} />
        </section>
        <section>
          <SectionHead title={text.ledBy} />
          <ul className="led-by">
            {about.led_by.map((partner) => (
              <li key={partner.name}>
                {partner.logo && <img src={partner.logo} alt="" width="64" height="64" loading="lazy" />}
                <b>{partner.name}</b>
              </li>
            ))}
          </ul>
        </section>
        <section>
          <SectionHead title={text.contributors} />
          <ul className="contributors">
            {about.contributing_organisations.map((name) => (
              <li key={name}>{name}</li>
            ))}
          </ul>
        </section>
        <section id="contact">
          <SectionHead title={text.contact} />
          <Prose html={about.contact} />
        </section>
      </div>
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
