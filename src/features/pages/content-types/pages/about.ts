import { contentType, type TextField } from '#core/content-type.ts'
import { formText } from './messages.ts'

const { about } = formText

const number = (place: number): TextField => ({ type: 'text', label: about.number(place), max: 20 })
const numberTitle = (place: number): TextField => ({ type: 'text', label: about.numberTitle(place), max: 60 })
const organisations = (label: string) =>
  ({
    type: 'list',
    label,
    itemName: about.organisation,
    titleField: 'name',
    max: 60,
    fields: {
      name: { type: 'text', label: about.organisationName, max: 200, required: true },
      url: { type: 'link', label: about.organisationUrl },
      logo: { type: 'file', label: about.logo, help: about.logoHelp, accept: 'picture' },
    },
  }) as const
const numberText = (place: number): TextField => ({ type: 'text', label: about.numberText(place), max: 200, lines: 2 })

export const aboutType = contentType({
  kind: 'page-about',
  name: about.name,
  fields: {
    title: { type: 'text', label: formText.title, max: 120, required: true },
    description: { type: 'text', label: formText.introduction, max: 300, lines: 3, required: true },
    number_1: number(1),
    title_1: numberTitle(1),
    short_description_1: numberText(1),
    number_2: number(2),
    title_2: numberTitle(2),
    short_description_2: numberText(2),
    number_3: number(3),
    title_3: numberTitle(3),
    short_description_3: numberText(3),
    number_4: number(4),
    title_4: numberTitle(4),
    short_description_4: numberText(4),
    background: { type: 'html', label: about.background, max: 10_000 },
    origin: { type: 'html', label: about.origin, max: 10_000 },
    left_out: { type: 'html', label: about.leftOut, max: 10_000 },
    led_by: organisations(about.ledBy),
    contributing_organisations: organisations(about.contributors),
    contact: { type: 'html', label: about.contact, help: about.contactHelp, max: 4000 },
  },
  parts: {
    heading: { label: about.parts.heading, fields: ['title', 'description'] },
    numbers: {
      label: about.parts.numbers,
      fields: [
        ...(['number_1', 'title_1', 'short_description_1'] as const),
        ...(['number_2', 'title_2', 'short_description_2'] as const),
        ...(['number_3', 'title_3', 'short_description_3'] as const),
        ...(['number_4', 'title_4', 'short_description_4'] as const),
      ],
    },
    background: { label: about.parts.background, fields: ['background'] },
    origin: { label: about.parts.origin, fields: ['origin'] },
    left_out: { label: about.parts.leftOut, fields: ['left_out'] },
    partners: { label: about.parts.partners, fields: ['led_by', 'contributing_organisations'] },
    contact: { label: about.parts.contact, fields: ['contact'] },
  },
})
