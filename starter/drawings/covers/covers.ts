import type { Drawing } from '../diagram.ts'
import { drawOnce } from '../draw-once.ts'
import type { Shape } from '../kit/shapes.ts'
import { heart, house, washing } from '../subjects/training/things.ts'
import { type Cover, drawCover } from './cover.ts'
import { MAN, MOTHER, NURSE, NURSE_MAN, one, two, VEILED, WOMAN, WORKER, withBaby, YOUNG_MAN } from './people.ts'
import {
  babyDayAndNight,
  beadString,
  bodySigns,
  bookAndCategories,
  both,
  checklist,
  conversation,
  flipchart,
  injection,
  manAndTube,
  medicineAndMethod,
  method,
  month,
  packOf,
  selfInjection,
} from './subjects.ts'

/** A cover for each subject; those of a category have one background. */
const COVERS: Record<string, Cover> = {
  benefits: { background: 'leafPale', subject: heart, people: () => two(MOTHER, MAN) },
  spacing: { background: 'leafPale', subject: month, people: () => withBaby(WOMAN) },
  guidance: { background: 'leafPale', subject: bookAndCategories, people: () => one(NURSE_MAN) },
  counselling: { background: 'leafPale', subject: conversation, people: () => two(NURSE, VEILED) },
  'combined-pills': { background: 'marigoldPale', subject: () => packOf('combined'), people: () => one(WOMAN) },
  'progestin-only-pills': {
    background: 'marigoldPale',
    subject: () => packOf('progestin'),
    people: () => withBaby(MOTHER),
  },
  pills: { background: 'marigoldPale', subject: () => packOf('combined'), people: () => two(WOMAN, MOTHER) },
  emergency: { background: 'marigoldPale', subject: () => method('emergency'), people: () => one(VEILED) },
  injectables: { background: 'marigoldPale', subject: injection, people: () => two(MOTHER, NURSE) },
  'self-injection': { background: 'marigoldPale', subject: selfInjection, people: () => one(MOTHER) },
  implants: { background: 'indigoPale', subject: () => method('implant'), people: () => one(MOTHER) },
  iud: { background: 'indigoPale', subject: () => method('iud'), people: () => one(VEILED) },
  'female-sterilization': {
    background: 'indigoPale',
    subject: () => method('tubes'),
    people: () => two(MOTHER, NURSE),
  },
  vasectomy: { background: 'indigoPale', subject: manAndTube, people: () => two(MAN, NURSE_MAN) },
  permanent: { background: 'indigoPale', subject: () => both('tubes', 'vas'), people: () => two(MOTHER, MAN) },
  'male-condoms': {
    background: 'terracottaPale',
    subject: () => method('condom'),
    people: () => two(YOUNG_MAN, WOMAN),
  },
  'female-condoms': {
    background: 'terracottaPale',
    subject: () => method('femaleCondom'),
    people: () => two(MOTHER, MAN),
  },
  'condoms-and-emergency': {
    background: 'terracottaPale',
    subject: () => both('condom', 'emergency'),
    people: () => two(WOMAN, YOUNG_MAN),
  },
  fertility: { background: 'terracottaPale', subject: beadString, people: () => two(VEILED, MAN) },
  'body-signs': { background: 'terracottaPale', subject: bodySigns, people: () => two(VEILED, MAN) },
  breastfeeding: { background: 'terracottaPale', subject: babyDayAndNight, people: () => withBaby(MOTHER) },
  postpartum: { background: 'sand', subject: month, people: () => withBaby(VEILED) },
  'after-a-loss': { background: 'sand', subject: conversation, people: () => two(WOMAN, NURSE) },
  youth: { background: 'sand', subject: conversation, people: () => two(WOMAN, YOUNG_MAN) },
  hiv: { background: 'sand', subject: medicineAndMethod, people: () => two(MOTHER, NURSE) },
  community: { background: 'sand', subject: house, people: () => two(WORKER, MOTHER) },
  infection: { background: 'indigoPale', subject: washing, people: () => one(NURSE) },
  facilitation: { background: 'leafPale', subject: flipchart, people: () => two(NURSE, YOUNG_MAN) },
  supervision: { background: 'leafPale', subject: checklist, people: () => two(NURSE, NURSE_MAN) },
}

/** @throws {Error} when there is no such cover */
export function coverDrawing(name: string): Drawing {
  return drawOnce(`cover-${name}`, () => drawCover(name, coverNamed(name)))
}

/** What a deck is about, 100 by 100. @throws {Error} when there is no such cover */
export function coverSubject(name: string): Shape[] {
  return coverNamed(name).subject()
}

function coverNamed(name: string): Cover {
  const cover = COVERS[name]
  if (!cover) throw new Error(`there is no cover "${name}"; the covers are ${Object.keys(COVERS).join(', ')}`)
  return cover
}
