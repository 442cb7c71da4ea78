import { diagram, WIDTHS } from '../../diagram.ts'
import { hundredPanels } from '../../kit/hundred.ts'
import { clock } from '../../kit/objects.ts'
import { circle, group, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { vomits } from './scenes.ts'

/** Tablets at once and 12 hours later (starter/figures/emergency-contraceptive-pills.md, doses and tablets). */
const DOSES = [
  { first: 1, later: 0 },
  { first: 1, later: 0 },
  { first: 2, later: 0 },
  { first: 4, later: 4 },
] as const

/** Tablets of the usual products. */
export const ecpDoses = diagram({
  id: 'ecp-doses',
  width: 'full',
  height: 318,
  texts: {
    en: {
      names: ['Ulipristal 30 mg', 'Levonorgestrel 1.5 mg', 'Levonorgestrel 0.75 mg', 'Combined 0.03 + 0.15 mg'],
      now: 'Now',
      later: '12 hours later',
      alt: 'Tablets of emergency pills. Ulipristal 30 mg: 1 now. Levonorgestrel 1.5 mg: 1 now. Levonorgestrel 0.75 mg: 2 now. Combined pills with 0.03 mg ethinylestradiol and 0.15 mg levonorgestrel: 4 now and 4 after 12 hours.',
      note: 'Put the real boxes beside the rows. Combined pills are the last choice, and only the active ones count.',
    },
    fr: {
      names: ['Ulipristal 30 mg', 'Lévonorgestrel 1,5 mg', 'Lévonorgestrel 0,75 mg', 'Combinée 0,03 + 0,15 mg'],
      now: 'Tout de suite',
      later: '12 heures après',
      alt: 'Comprimés de la pilule d’urgence. Ulipristal 30 mg : 1 tout de suite. Lévonorgestrel 1,5 mg : 1. Lévonorgestrel 0,75 mg : 2. Pilules combinées à 0,03 mg d’éthinylestradiol et 0,15 mg de lévonorgestrel : 4 tout de suite et 4 après 12 heures.',
      note: 'Posez les vraies boîtes à côté des lignes. Les pilules combinées sont le dernier choix ; seules les actives comptent.',
    },
    es: {
      names: ['Ulipristal 30 mg', 'Levonorgestrel 1,5 mg', 'Levonorgestrel 0,75 mg', 'Combinada 0,03 + 0,15 mg'],
      now: 'Ahora',
      later: '12 horas después',
      alt: 'Tabletas de emergencia. Ulipristal 30 mg: 1 ahora. Levonorgestrel 1,5 mg: 1. Levonorgestrel 0,75 mg: 2. Píldoras combinadas con 0,03 mg de etinilestradiol y 0.15 mg de levonorgestrel: 4 ahora y 4 a las 12 horas.',
      note: 'Ponga las cajas de verdad junto a las filas. Las combinadas son la última opción y solo cuentan las activas.',
    },
  },
  draw: ({ names, now, later }) => [
    text(now, 344, 26, { bold: true, paint: 'indigo' }),
    text(later, WIDTHS.full, 26, { bold: true, paint: 'indigo', anchor: 'end' }),
    ...DOSES.flatMap((dose, index): Shape[] => {
      const y = 44 + index * 68
      return [
        line([0, y], [WIDTHS.full, y], { stroke: 'line', width: 2 }),
        text(names[index] ?? '', 0, y + 43, { bold: true }),
        ...tablets(dose.first, 362, y + 35),
        ...(dose.later > 0 ? [...clock(584, y + 35, 27, 0.999, 'leafPale'), ...tablets(dose.later, 668, y + 35)] : []),
      ]
    }),
  ],
})

function tablets(count: number, x: number, y: number): Shape[] {
  return Array.from({ length: count }, (_, index) => [
    circle(x + index * 47, y, 21, { fill: 'marigold', stroke: 'ink', width: 3 }),
    line([x + index * 47 - 13, y], [x + index * 47 + 13, y], { stroke: 'ink', width: 3 }),
  ]).flat()
}

/** Pregnancies of 100 women who had sex once in the second or third week (same table). */
const PREGNANT = [8, 2, 1] as const

interface EffectTexts {
  captions: string[]
  fewer: string
  alt: string
  note: string
}

const EFFECT: Record<'en' | 'fr' | 'es', EffectTexts> = {
  en: {
    captions: ['Nothing taken', 'Combined pills', 'Levonorgestrel', 'Ulipristal'],
    fewer: '< 1',
    alt: 'Of 100 women with sex once in week 2 or 3 of the cycle, pregnant: about 8 with nothing taken, about 2 with combined pills, about 1 with levonorgestrel, fewer than 1 with ulipristal.',
    note: 'One act of sex is counted here, not a year: do not compare with the numbers of other methods.',
  },
  fr: {
    captions: ['Rien', 'Combinées', 'Lévonorgestrel', 'Ulipristal'],
    fewer: '< 1',
    alt: 'Sur 100 femmes avec un rapport en semaine 2 ou 3 du cycle, enceintes : environ 8 sans rien prendre, environ 2 avec des pilules combinées, environ 1 avec le lévonorgestrel, moins de 1 avec l’ulipristal.',
    note: 'On compte ici un seul rapport, pas une année : ne comparez pas avec les chiffres des autres méthodes.',
  },
  es: {
    captions: ['Nada', 'Combinadas', 'Levonorgestrel', 'Ulipristal'],
    fewer: '< 1',
    alt: 'De 100 mujeres con una relación en la semana 2 o 3 del ciclo, embarazadas: unas 8 sin tomar nada, unas 2 con píldoras combinadas, más o menos 1 con levonorgestrel, menos de 1 con ulipristal.',
    note: 'Aquí se cuenta una sola relación, no un año: no compare con los números de otros métodos.',
  },
}

export const ecpHundred = diagram({
  id: 'ecp-hundred',
  width: 'full',
  height: 240,
  texts: EFFECT,
  draw: ({ captions, fewer }) =>
    hundredPanels(
      captions.map((caption, index) => {
        const value = PREGNANT[index]
        return value === undefined ? { value: 0, label: fewer, caption } : { value, caption }
      }),
      WIDTHS.full,
    ),
})

/** Hours in which vomiting makes a new dose necessary (same table). */
const VOMIT = [2, 3] as const

export const ecpVomit = diagram({
  id: 'ecp-vomit',
  width: 'half',
  height: 300,
  texts: {
    en: {
      names: ['Levonorgestrel, combined pills', 'Ulipristal acetate'],
      hours: 'hours',
      again: 'Vomited in this time: one more dose',
      alt: 'Vomiting within 2 hours of levonorgestrel or combined pills, or within 3 hours of ulipristal: one more dose as soon as possible.',
      note: 'Ask where a client who vomits at ten at night finds another dose.',
    },
    fr: {
      names: ['Lévonorgestrel, combinées', 'Ulipristal'],
      hours: 'heures',
      again: 'Vomi pendant ce temps : une autre dose',
      alt: 'Vomissement dans les 2 heures après lévonorgestrel ou pilules combinées, ou dans les 3 heures après ulipristal : une autre dose dès que possible.',
      note: 'Demandez où une cliente qui vomit à dix heures du soir trouve une autre dose.',
    },
    es: {
      names: ['Levonorgestrel, combinadas', 'Ulipristal'],
      hours: 'horas',
      again: 'Si vomita en ese tiempo: otra dosis',
      alt: 'Vómito en las 2 horas después de levonorgestrel o combinadas, o en las 3 horas después de ulipristal: otra dosis cuanto antes.',
      note: 'Pregunte dónde encuentra otra dosis una usuaria que vomita a las diez de la noche.',
    },
  },
  draw: ({ names, hours, again }) => [
    ...VOMIT.flatMap((limit, index): Shape[] => {
      const y = 42 + index * 112
      return [
        ...clock(154, y, 32, limit / 12, 'terracotta'),
        text(`${limit} ${hours}`, 198, y - 12, { bold: true, size: 30, paint: 'terracotta' }),
        ...textBox(names[index] ?? '', 198, y - 6, 182, {}).shapes,
      ]
    }),
    group(vomits(), { x: -2, y: 44, scale: 0.78 }),
    rect(0, 238, 380, 62, { fill: 'terracottaPale', radius: 10 }),
    ...textBox(again, 190, 269, 364, { bold: true, anchor: 'middle', middle: true }).shapes,
  ],
})
