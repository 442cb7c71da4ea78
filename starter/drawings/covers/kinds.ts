import type { Drawing } from '../diagram.ts'
import { drawOnce } from '../draw-once.ts'
import type { Paint } from '../kit/palette.ts'
import { bubble, bust } from '../kit/people.ts'
import { circle, group, path, rect, type Shape } from '../kit/shapes.ts'
import { text } from '../kit/text.ts'
import { coverSubject } from './covers.ts'
import { MAN, MOTHER, NURSE, NURSE_MAN, VEILED, WOMAN, YOUNG_MAN } from './people.ts'

export const SLIDE_KINDS = ['core', 'key', 'activity', 'question', 'advanced'] as const

/** The colour code: the purpose of a slide. */
export type SlideKind = (typeof SLIDE_KINDS)[number]

const SIZE = 300
/** The lower edge of the people. */
const FOOT = 284

type Scene = (subject: Shape[]) => Shape[]

/** The background and the scenes of each kind. A deck takes its scenes in turn. */
const KINDS: Record<SlideKind, { background: Paint; scenes: Scene[] }> = {
  core: { background: 'indigoPale', scenes: [subjectAlone, explained] },
  question: { background: 'terracottaPale', scenes: [twoDiscuss, oneAsks] },
  activity: { background: 'leafPale', scenes: [groupWithCards, rolePlay] },
  key: { background: 'marigoldPale', scenes: [underALight, besideABoard] },
  advanced: { background: 'sand', scenes: [inABook] },
}

/**
 * The pictures for slides of a kind without a picture of their own, in turn: the purpose of the slide, recognised from afar,
 * and the subject of the deck. They only decorate, so they have no alternative text: the label of the slide says the same.
 */
export function kindDrawings(kind: SlideKind, cover: string): Drawing[] {
  const { background, scenes } = KINDS[kind]
  const disc = circle(SIZE / 2, SIZE / 2, SIZE / 2 - 2, { fill: background })
  return scenes.map((scene, index) => {
    const key = `kind-${kind}-${cover}-${index + 1}`
    const shapes = () => [disc, ...scene(coverSubject(cover))]
    return drawOnce(key, () => ({ key, width: SIZE, height: SIZE, alt: '', note: '', shapes: shapes() }))
  })
}

/** The subject of a deck in a square. @param size of its side */
function subjectAt(subject: Shape[], x: number, y: number, size: number): Shape {
  return group(subject, { x, y, scale: size / 100 })
}

/** Two trainees: one asks, one answers. */
function twoDiscuss(subject: Shape[]): Shape[] {
  return [
    bust(MOTHER, { x: 14, y: FOOT - 162, scale: 0.9 }),
    bust(YOUNG_MAN, { x: 152, y: FOOT - 162, scale: 0.9 }),
    ...bubble(34, 12, 96, 78, 46),
    text('?', 82, 71, { size: 58, bold: true, paint: 'terracotta', anchor: 'middle' }),
    ...bubble(150, 8, 122, 82, 70),
    subjectAt(subject, 176, 14, 70),
  ]
}

/** One trainee asks about the subject. */
function oneAsks(subject: Shape[]): Shape[] {
  return [
    bust(VEILED, { x: 76, y: FOOT + 14 - 162, scale: 0.98 }),
    ...bubble(52, 12, 196, 92, 98),
    subjectAt(subject, 74, 20, 76),
    text('?', 206, 80, { size: 66, bold: true, paint: 'terracotta', anchor: 'middle' }),
  ]
}

const TABLE = [
  path('M92 226V286M208 226V286', { stroke: 'skinDeep', width: 14 }),
  rect(8, 214, 284, 20, { fill: 'skinDark', radius: 6 }),
]

/** Three trainees at a table with cards. */
function groupWithCards(subject: Shape[]): Shape[] {
  const card = (x: number, rotate: number, fill: Paint) =>
    group(
      [
        rect(-24, -34, 48, 68, { fill, stroke: 'ink', width: 3, radius: 5 }),
        path('M-12 -14h24M-12 2h16', { stroke: 'ink', width: 4 }),
      ],
      { x, y: 196, rotate },
    )
  return [
    bust(VEILED, { x: 92, y: 30, scale: 0.78 }),
    bust(WOMAN, { x: 8, y: 66, scale: 0.84 }),
    bust(MAN, { x: 166, y: 66, scale: 0.84 }),
    card(70, -10, 'marigold'),
    rect(112, 146, 76, 84, { fill: 'white', stroke: 'ink', width: 3, radius: 5 }),
    subjectAt(subject, 118, 152, 64),
    card(230, 10, 'leaf'),
    ...TABLE,
  ]
}

/** A role play: two trainees with a picture between them, one of them as the provider. */
function rolePlay(subject: Shape[]): Shape[] {
  return [
    bust(NURSE, { x: 6, y: 56, scale: 0.9 }),
    bust(MOTHER, { x: 158, y: 56, scale: 0.9 }),
    path('M112 222L122 150H178L188 222Z', { fill: 'skinDeep' }),
    rect(106, 130, 88, 88, { fill: 'white', stroke: 'ink', width: 3, radius: 5 }),
    subjectAt(subject, 114, 138, 72),
    ...TABLE,
  ]
}

/** The subject in a light above a trainer: a message to remember. */
function underALight(subject: Shape[]): Shape[] {
  const rays = [-205, -175, -145, -115, -90, -65, -35, -5, 25].map((degrees) => {
    const [x, y] = [Math.cos((degrees * Math.PI) / 180), Math.sin((degrees * Math.PI) / 180)]
    return `M${150 + x * 56} ${72 + y * 56}L${150 + x * 68} ${72 + y * 68}`
  })
  return [
    bust(NURSE, { x: 78, y: FOOT + 14 - 173, scale: 0.96 }),
    path(rays.join(''), { stroke: 'terracotta', width: 6 }),
    circle(150, 72, 48, { fill: 'white', stroke: 'marigold', width: 6 }),
    subjectAt(subject, 118, 40, 64),
  ]
}

/** A trainer beside a board with the subject. */
function besideABoard(subject: Shape[]): Shape[] {
  return [
    path('M66 176L48 262M146 176L164 262', { stroke: 'skinDeep', width: 8 }),
    rect(34, 50, 144, 132, { fill: 'white', stroke: 'ink', width: 4, radius: 4 }),
    rect(28, 42, 156, 14, { fill: 'terracotta', radius: 4 }),
    subjectAt(subject, 56, 66, 100),
    bust(NURSE_MAN, { x: 146, y: FOOT - 162, scale: 0.9 }),
  ]
}

function subjectAlone(subject: Shape[]): Shape[] {
  return [circle(150, 150, 114, { fill: 'white' }), subjectAt(subject, 66, 66, 168)]
}

/** A provider explains the subject to a client. */
function explained(subject: Shape[]): Shape[] {
  return [
    bust(NURSE_MAN, { x: 14, y: FOOT - 162, scale: 0.9 }),
    bust(WOMAN, { x: 152, y: FOOT - 162, scale: 0.9 }),
    ...bubble(66, 8, 132, 92, 26),
    subjectAt(subject, 94, 16, 76),
  ]
}

/** A reader of more than the session needs. */
function inABook(subject: Shape[]): Shape[] {
  return [
    bust(YOUNG_MAN, { x: 74, y: 30, scale: 1 }),
    path('M150 188Q92 158 34 176V270Q92 252 150 282Q208 252 266 270V176Q208 158 150 188Z', {
      fill: 'white',
      stroke: 'ink',
      width: 4,
    }),
    path('M150 188V282', { stroke: 'ink', width: 3 }),
    path('M52 198Q92 190 132 208M52 220Q92 212 132 230M52 242Q92 234 132 252', { stroke: 'inkSoft', width: 4 }),
    subjectAt(subject, 172, 188, 74),
  ]
}
