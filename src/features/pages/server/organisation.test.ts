import { expect, test } from 'vitest'
import { createFile } from '#testing/builders.ts'
import { editorOf } from '#testing/editing.ts'
import { createMailbox } from '#testing/mailbox.ts'
import { createStaff } from '#testing/member.ts'
import { createSite } from '#testing/site.ts'

const site = await createSite()
const demo = await createSite({ STARTER_CONTENT: 'demo' })
const editor = editorOf(await createStaff(site, 'editor'))
const about = async (of = site) => (await of.get('/api/content/about/')).body
const home = async (of = site) => (await of.get('/api/content/home/')).body

test('a new site names no partners, no contact address, and the funder of the specification', async () => {
  expect(await about()).toMatchObject({ led_by: [], contributing_organisations: [], contact_email: '' })
  expect((await site.get('/api/content/shell/')).body).toMatchObject({
    funder_statement: 'Hosted by the organisation that runs this site.',
    contact: { email: '' },
    demo: false,
  })
})

test('partners that an editor writes are on the about page and the home page, with their logos', async () => {
  const { value } = await editor.get('page-about', 'about')
  const ministry = { key: 'new-m', name: 'Ministry of Health', url: 'https://health.example.org', logo: null }
  const logo = await createFile(site.context)
  const school = { key: 'new-s', name: 'School of Midwifery', url: '', logo }
  await editor.change('page-about', 'about', {
    ...value,
    description: 'A package.',
    led_by: [ministry],
    contributing_organisations: [school],
  })
  const ledBy = { name: 'Ministry of Health', url: 'https://health.example.org', logo: null, sample: false }
  const contributor = { name: 'School of Midwifery', url: null, logo: expect.stringContaining(`/files/${logo}/`) }
  expect(await about()).toMatchObject({ led_by: [ledBy], contributing_organisations: [contributor] })
  expect(await home()).toMatchObject({ partners: [ledBy, contributor] })
  expect(JSON.stringify(await home())).not.toContain('new-m')
})

test('the address of the contact dialog must be an email address', async () => {
  const value = { title: 'Contact Us', body: 'Write to us.', email: 'call us' }
  await editor.save('page-contact', 'contact', value)
  const { status, body } = await editor.publish('page-contact', 'contact')
  expect(status).toBe(400)
  expect(JSON.stringify(body)).toContain('Must be a valid email address')
})

test('the name that an editor gives the site is in its feed, its manifest and its mails', async () => {
  const mailbox = await createMailbox(site)
  const [logo, share_picture] = [await createFile(site.context), await createFile(site.context)]
  const { value } = await editor.get('page-footer', 'footer')
  const copyright = 'Free to use.'
  await editor.change('page-footer', 'footer', { ...value, copyright, site_name: 'Maktaba', logo, share_picture })
  const [logoUrl, picture] = [logo, share_picture].map((file) => expect.stringContaining(`/files/${file}/`))
  const shell = { site_name: 'Maktaba', logo: logoUrl, share_picture: picture, copyright }
  expect((await site.get('/api/content/shell/')).body).toMatchObject(shell)
  expect((await site.get('/manifest.webmanifest')).body).toMatchObject({ name: 'Maktaba' })
  expect((await site.app.inject('/news.atom')).body).toContain('· Maktaba</title>')
  await site.post('/api/subscription/subscribe/', { email: 'amina@example.org' })
  const [mail] = await mailbox.mailsTo('amina@example.org')
  expect(mail?.subject).toBe('Confirm your sign-up for updates · Maktaba')
  expect(mail?.text).toContain('Maktaba: https://')
})

test('a demo site shows sample partners until an editor writes some', async () => {
  expect(await about(demo)).toMatchObject({ led_by: [{ sample: true }, { sample: true }] })
  expect(await about(demo)).toHaveProperty('contributing_organisations.0.sample', true)
  expect((await demo.get('/api/content/shell/')).body).toMatchObject({ demo: true })
  const ofDemo = editorOf(await createStaff(demo, 'editor'))
  const { value } = await ofDemo.get('page-about', 'about')
  const led_by = [{ key: 'new-m', name: 'Ministry of Health', url: '', logo: null }]
  await ofDemo.change('page-about', 'about', { ...value, description: 'A package.', led_by })
  expect(await about(demo)).toMatchObject({ led_by: [{ sample: false }], contributing_organisations: [] })
})
