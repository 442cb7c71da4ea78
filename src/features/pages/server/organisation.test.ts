import { expect, test } from 'vitest'
import { writeEntry } from '#features/editing/server/public.ts'
import { createSite } from '#testing/site.ts'
import { readYaml } from '../../../../tools/content/source.ts'
import { aboutPage, contactPart, PAGE_SCHEMAS } from './public.ts'

const SETTINGS = {
  ORGANISATION_NAME: 'Ministry of Health',
  FUNDER_STATEMENT: 'Made possible by the Ministry of Health.',
  CONTACT_EMAIL: 'training@health.example.org',
  PARTNERS: 'School of Midwifery <https://midwifery.example.org>',
}

const [unset, set, demo] = [
  await createSite(),
  await createSite(SETTINGS),
  await createSite({ STARTER_CONTENT: 'demo' }),
]
for (const { context } of [unset, set, demo]) {
  const about = await readYaml('site/about.yaml', PAGE_SCHEMAS.about)
  const contact = await readYaml('site/contact.yaml', PAGE_SCHEMAS.contact)
  await context.database.db.transaction().execute(async (tx) => {
    await writeEntry(tx, aboutPage, about)
    await writeEntry(tx, contactPart, contact)
  })
}

test('a site without settings for its organisation shows no partners and no contact address', async () => {
  expect((await unset.get('/api/content/about/')).body).toMatchObject({
    led_by: [],
    contributing_organisations: [],
    contact_email: '',
  })
  expect((await unset.get('/api/content/shell/')).body).toMatchObject({
    funder_statement: 'Hosted by the organisation that runs this site.',
    organisation: '',
    contact: { email: '' },
    demo: false,
  })
})

test('the pages show the settings of the organisation', async () => {
  expect((await set.get('/api/content/about/')).body).toMatchObject({
    led_by: [],
    contributing_organisations: [{ name: 'School of Midwifery', url: 'https://midwifery.example.org', sample: false }],
    contact_email: 'training@health.example.org',
  })
  expect((await set.get('/api/content/shell/')).body).toMatchObject({
    funder_statement: 'Made possible by the Ministry of Health.',
    organisation: 'Ministry of Health',
    contact: { email: 'training@health.example.org' },
  })
})

test('a demo site shows sample partners', async () => {
  const { body } = await demo.get('/api/content/about/')
  expect(body).toMatchObject({ led_by: [{ sample: true }, { sample: true }] })
  expect(body).toHaveProperty('contributing_organisations.0.sample', true)
  expect((await demo.get('/api/content/shell/')).body).toMatchObject({ demo: true })
})
