import { diagram } from '../../diagram.ts'
import { circle, line, path, pointAt, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { pack, pills } from './pack.ts'

/** Hormones of a common pill of each kind, in micrograms (starter/figures of combined and progestin-only pills). */
const DOSES = { estrogen: 30, progestin: 150, alone: 30 } as const

/** Radius of the combined pill; equal doses have equal areas. */
const DISC = 70
const BOTH = DOSES.estrogen + DOSES.progestin
/** Where the part of the estrogen begins, on the edge of the pill; it ends at the right. */
const EDGE = pointAt([92, 116], DISC, 90 - (DOSES.estrogen / BOTH) * 360)

/** Two hormones in one pill, one in the other. */
export const pillHormones = diagram({
  id: 'pill-hormones',
  width: 'half',
  height: 318,
  texts: {
    en: {
      combined: 'Combined',
      alone: 'Progestin-only',
      estrogen: 'Estrogen',
      progestin: 'Progestin',
      alt: `Two pills. A common combined pill has ${DOSES.estrogen} µg of estrogen and ${DOSES.progestin} µg of progestin. A progestin-only pill has one hormone, for example ${DOSES.alone} µg of levonorgestrel.`,
      note: 'Trainees find both hormones, or the one, on the label of the pack in their hands.',
    },
    fr: {
      combined: 'Combinée',
      alone: 'Progestative',
      estrogen: 'Œstrogène',
      progestin: 'Progestatif',
      alt: `Deux pilules. Une pilule combinée courante contient ${DOSES.estrogen} µg d’œstrogène et ${DOSES.progestin} µg de progestatif. Une pilule progestative contient une seule hormone, par exemple ${DOSES.alone} µg de lévonorgestrel.`,
      note: 'Les participants trouvent les deux hormones, ou la seule, sur l’étiquette de leur plaquette.',
    },
    es: {
      combined: 'Combinada',
      alone: 'De progestina',
      estrogen: 'Estrógeno',
      progestin: 'Progestina',
      alt: `Dos píldoras. Una combinada frecuente tiene ${DOSES.estrogen} µg de estrógeno y ${DOSES.progestin} µg de progestina. Una de progestina tiene una sola hormona, por ejemplo ${DOSES.alone} µg de levonorgestrel.`,
      note: 'Las participantes buscan las dos hormonas, o la única, en la etiqueta de su paquete.',
    },
  },
  draw: ({ combined, alone, estrogen, progestin }) => [
    text(combined, 92, 24, { bold: true, anchor: 'middle', paint: 'indigo' }),
    text(alone, 288, 24, { bold: true, anchor: 'middle', paint: 'indigo' }),
    circle(92, 116, DISC, { fill: 'marigold', stroke: 'ink', width: 4 }),
    path(`M92 116L${EDGE.join(' ')}A${DISC} ${DISC} 0 0 1 ${92 + DISC} 116Z`, {
      fill: 'terracotta',
      stroke: 'ink',
      width: 4,
    }),
    circle(288, 116, DISC * Math.sqrt(DOSES.alone / BOTH), { fill: 'marigold', stroke: 'ink', width: 4 }),
    ...key(estrogen, 'terracotta', 226),
    ...key(progestin, 'marigold', 272),
  ],
})

function key(words: string, fill: 'terracotta' | 'marigold', y: number): Shape[] {
  return [rect(22, y, 34, 32, { fill, stroke: 'ink', width: 3, radius: 6 }), text(words, 70, y + 25, { bold: true })]
}

/** Packs that cover a year: starter/figures/combined-oral-contraceptives.md, row 'Supply'. */
const PACKS = 13

export const pillYear = diagram({
  id: 'pill-year',
  width: 'half',
  height: 316,
  texts: {
    en: {
      year: `${PACKS} packs: one year`,
      alt: `${PACKS} packs of 28 pills cover a year.`,
      note: 'Ask how many packs a client gets at one visit where the trainees work, and why.',
    },
    fr: {
      year: `${PACKS} plaquettes : un an`,
      alt: `${PACKS} plaquettes de 28 pilules couvrent une année.`,
      note: 'Demandez combien de plaquettes une cliente reçoit par visite dans les centres des participants, et pourquoi.',
    },
    es: {
      year: `${PACKS} paquetes: un año`,
      alt: `${PACKS} paquetes de 28 píldoras cubren un año.`,
      note: 'Pregunte cuántos paquetes recibe una usuaria por visita en los servicios de las participantes, y por qué.',
    },
  },
  draw: ({ year }) => [
    ...Array.from({ length: PACKS }, (_, index) =>
      pack(pills([21, 'active'], [7, 'plain']), 4 + (index % 4) * 94, 4 + Math.floor(index / 4) * 64, 0.27),
    ),
    ...textBox(year, 240, 216, 270, { bold: true, anchor: 'middle', paint: 'indigo', size: 30 }).shapes,
  ],
})

/** What a woman with an aura may see before the pain. */
export const migraineAura = diagram({
  id: 'migraine-aura',
  width: 'half',
  height: 318,
  texts: {
    en: {
      without: 'No aura: pain, nausea, worse in light',
      withAura: 'Aura: a bright zigzag that grows, before the pain',
      alt: 'Two headaches. Without aura: throbbing pain, nausea, worse in light. With aura: before the pain a bright spot or zigzag that grows, or one side feels strange.',
      note: 'Let a trainee draw the zigzag in the air as a client might. Ask both questions every time.',
    },
    fr: {
      without: 'Sans aura : douleur, nausée, pire à la lumière',
      withAura: 'Aura : un zigzag brillant qui grandit, avant la douleur',
      alt: 'Deux maux de tête. Sans aura : douleur qui bat, nausée, pire à la lumière. Avec aura : avant la douleur, une tache brillante ou un zigzag qui grandit, ou un côté du corps qui paraît étrange.',
      note: 'Un participant dessine le zigzag en l’air comme le ferait une cliente. Posez les deux questions à chaque fois.',
    },
    es: {
      without: 'Sin aura: dolor, náusea, peor con luz',
      withAura: 'Aura: un zigzag brillante que crece, antes del dolor',
      alt: 'Dos dolores de cabeza. Sin aura: dolor que late, náusea, peor con la luz. Con aura: antes del dolor, una mancha brillante o un zigzag que crece, o un lado se siente raro.',
      note: 'Una participante dibuja el zigzag en el aire como lo haría una usuaria. Haga siempre las dos preguntas.',
    },
  },
  draw: ({ without, withAura }) => [
    ...head(20, 6, false),
    ...textBox(without, 150, 74, 228, { bold: true, middle: true }).shapes,
    line([0, 156], [380, 156], { stroke: 'line', width: 3 }),
    ...head(20, 166, true),
    ...textBox(withAura, 150, 236, 228, { bold: true, middle: true, paint: 'terracotta' }).shapes,
  ],
})

function head(x: number, y: number, hasAura: boolean): Shape[] {
  return [
    path(`M${x + 46} ${y + 104}v36h-30v-36Z`, { fill: 'skin' }),
    path(
      `M${x + 4} ${y + 60}C${x} ${y + 6} ${x + 80} ${y + 4} ${x + 84} ${y + 52}l8 22l-10 4C${x + 84} ${y + 100} ${x + 76} ${y + 112} ${x + 52} ${y + 110}H${x + 18}C${x + 8} ${y + 96} ${x + 6} ${y + 80} ${x + 4} ${y + 60}Z`,
      { fill: 'skin' },
    ),
    path(
      `M${x + 2} ${y + 70}C${x - 8} ${y + 10} ${x + 50} ${y - 4} ${x + 82} ${y + 34}C${x + 50} ${y + 34} ${x + 30} ${y + 50} ${x + 24} ${y + 84}C${x + 10} ${y + 90} ${x + 4} ${y + 84} ${x + 2} ${y + 70}Z`,
      {
        fill: 'hair',
      },
    ),
    circle(x + 70, y + 56, 3.5, { fill: 'hair' }),
    ...(hasAura
      ? [
          path(`M${x + 98} ${y + 18}l10 14l-8 6l14 12l-10 6l12 14l-14 4`, { stroke: 'marigold', width: 10 }),
          path(`M${x + 98} ${y + 18}l10 14l-8 6l14 12l-10 6l12 14l-14 4`, { stroke: 'ink', width: 3 }),
        ]
      : [
          path(`M${x + 52} ${y + 8}l10 -6M${x + 66} ${y + 14}l14 -6M${x + 76} ${y + 26}l16 -2`, {
            stroke: 'terracotta',
            width: 6,
          }),
        ]),
  ]
}
