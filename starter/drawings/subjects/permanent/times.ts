import { diagram } from '../../diagram.ts'
import type { Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { timeline } from '../../kit/timeline.ts'

/** Times after a birth, in each language. */
const AFTER_BIRTH = {
  en: {
    ticks: ['Birth', '7 days', '6 weeks', 'Later'],
    row: 'After birth',
    words: ['Accept', 'Delay: wait', 'Accept'],
    alt: 'A line of time after a birth: the operation is possible in the first 7 days, delayed from day 7 until 6 weeks, and possible again from 6 weeks.',
    note: 'Ask which methods protect her while she waits.',
  },
  fr: {
    ticks: ['Naissance', '7 jours', '6 semaines', 'Plus tard'],
    row: 'Post-partum',
    words: ['Accepter', 'Différer', 'Accepter'],
    alt: 'Une ligne de temps après l’accouchement : l’opération est possible les 7 premiers jours, retardée du 7e jour à 6 semaines, de nouveau possible à partir de 6 semaines.',
    note: 'Demandez quelles méthodes la protègent pendant l’attente.',
  },
  es: {
    ticks: ['Parto', '7 días', '6 semanas', 'Después'],
    row: 'Posparto',
    words: ['Aceptar', 'Demorar', 'Aceptar'],
    alt: 'Una línea de tiempo después del parto: la operación es posible en los primeros 7 días, se demora del día 7 a las 6 semanas y vuelve a ser posible desde las 6 semanas.',
    note: 'Pregunte qué métodos la protegen mientras espera.',
  },
}

/** When the tubes can be closed after a birth: starter/figures/female-sterilization.md, row "After birth". */
function times({ ticks, row, words: [first = '', wait = '', second = ''] }: (typeof AFTER_BIRTH)['en']): Shape[] {
  return timeline({
    ticks,
    labelWidth: 150,
    width: 836,
    rowHeight: 80,
    head: 44,
    rows: [
      {
        label: row,
        segments: [
          { from: 0, to: 1, fill: 'leafPale', words: first },
          { from: 1, to: 2, fill: 'terracotta', words: wait, isWaiting: true },
          { from: 2, to: 3, fill: 'leafPale', words: second },
        ],
      },
    ],
  })
}

export const sterilizationWhen = diagram({
  id: 'sterilization-when',
  width: 'full',
  height: 130,
  texts: AFTER_BIRTH,
  draw: times,
})

/** Care in the two weeks after the operation: starter/figures/female-sterilization.md, rows "After" and "Visit". */
export const sterilizationAfter = diagram({
  id: 'sterilization-after',
  width: 'full',
  height: 292,
  texts: {
    en: {
      ticks: ['Day 0', '2', '7', '14'],
      rows: ['Rest', 'Wound clean and dry', 'No heavy work, no rubbing', 'No sex', 'Visit'],
      more: 'until no pain',
      alt: 'Days after the operation. Rest: 2 days. Wound clean and dry: 1 to 2 days. No heavy work and no rubbing of the wound: 1 week. No sex: at least 1 week and until nothing hurts. Visit: within 7 days, at the latest by day 14.',
      note: 'Ask who will carry water and children in the first week.',
    },
    fr: {
      ticks: ['Jour 0', '2', '7', '14'],
      rows: ['Repos', 'Plaie propre et sèche', 'Pas de gros travaux', 'Pas de rapports', 'Visite'],
      more: 'si douleur',
      alt: 'Jours après l’opération. Repos : 2 jours. Plaie propre et sèche : 1 à 2 jours. Ni gros travaux ni frottement de la plaie : 1 semaine. Pas de rapports : au moins 1 semaine et jusqu’à la fin des douleurs. Visite : dans les 7 jours, au plus tard le 14e jour.',
      note: 'Demandez qui portera l’eau et les enfants la première semaine.',
    },
    es: {
      ticks: ['Día 0', '2', '7', '14'],
      rows: ['Reposo', 'Herida limpia y seca', 'Sin trabajo pesado', 'Sin relaciones', 'Visita'],
      more: 'si duele',
      alt: 'Días después de la operación. Reposo: 2 días. Herida limpia y seca: 1 a 2 días. Sin trabajo pesado ni frotar la herida: 1 semana. Sin relaciones: al menos 1 semana y hasta que no duela. Visita: en los primeros 7 días, a más tardar el día 14.',
      note: 'Pregunte quién cargará agua y niños en la primera semana.',
    },
  },
  draw: ({ ticks, rows: [rest = '', wound = '', work = '', sex = '', visit = ''], more }) =>
    timeline({
      ticks,
      labelWidth: 310,
      width: 836,
      rowHeight: 50,
      head: 40,
      rows: [
        { label: rest, segments: [{ from: 0, to: 1, fill: 'indigo' }] },
        { label: wound, segments: [{ from: 0, to: 1, fill: 'indigo' }] },
        { label: work, segments: [{ from: 0, to: 2, fill: 'indigo' }] },
        {
          label: sex,
          segments: [
            { from: 0, to: 2, fill: 'indigo' },
            { from: 2, to: 3, fill: 'indigo', words: more, isWaiting: true },
          ],
        },
        {
          label: visit,
          segments: [
            { from: 1.6, to: 2, fill: 'leaf' },
            { from: 2, to: 3, fill: 'leaf', isWaiting: true },
          ],
        },
      ],
    }),
})

/** Sperm after a vasectomy and the three months: starter/figures/vasectomy.md. */
export const vasThreeMonths = diagram({
  id: 'vas-three-months',
  width: 'full',
  height: 190,
  texts: {
    en: {
      ticks: ['Operation', '1', '2', '3 months', 'Later'],
      rows: ['Sperm', 'Protection'],
      words: ['can still be in the tubes', 'semen test, if available', 'condoms, or her method', 'vasectomy'],
      alt: 'A line of three months after a vasectomy. For three months sperm can still be in the tubes; in this time condoms or the partner’s method protect. After three months the couple can rely on the vasectomy. A semen test is useful where there is one; it is no duty.',
      note: 'Let pairs find the date three months from today on a calendar and say it aloud.',
    },
    fr: {
      ticks: ['Opération', '1', '2', '3 mois', 'Ensuite'],
      rows: ['Sperme', 'Protection'],
      words: ['spermatozoïdes encore possibles', 'test, s’il existe', 'préservatifs ou sa méthode', 'vasectomie'],
      alt: 'Une ligne de trois mois après une vasectomie. Il peut rester des spermatozoïdes dans les canaux pendant trois mois ; pendant ce temps, les préservatifs ou la méthode de la partenaire protègent. Après trois mois, le couple peut compter sur la vasectomie. L’examen du sperme est utile là où il existe ; ce n’est pas une obligation.',
      note: 'Les binômes cherchent la date dans trois mois sur un calendrier et la disent à voix haute.',
    },
    es: {
      ticks: ['Operación', '1', '2', '3 meses', 'Después'],
      rows: ['Semen', 'Protección'],
      words: ['aún puede haber espermatozoides', 'prueba, si la hay', 'condones o el método de ella', 'vasectomía'],
      alt: 'Una línea de tres meses después de una vasectomía. Durante tres meses aún puede haber espermatozoides en los conductos; en ese tiempo protegen los condones o el método de la pareja. A los tres meses la pareja puede confiar en la vasectomía. La prueba de semen es útil donde existe; no es obligatoria.',
      note: 'Cada pareja busca en un calendario la fecha de dentro de tres meses y la dice en voz alta.',
    },
  },
  draw: ({ ticks, rows: [sperm = '', cover = ''], words: [left = '', test = '', condoms = '', vasectomy = ''] }) => [
    ...timeline({
      ticks,
      labelWidth: 136,
      width: 836,
      rowHeight: 72,
      head: 44,
      rows: [
        {
          label: sperm,
          segments: [
            { from: 0, to: 3, fill: 'terracottaPale', words: left },
            { from: 3, to: 4, fill: 'leaf', isWaiting: true },
          ],
        },
        {
          label: cover,
          segments: [
            { from: 0, to: 3, fill: 'indigo', ink: 'white', words: condoms },
            { from: 3, to: 4, fill: 'leaf', ink: 'white', words: vasectomy },
          ],
        },
      ],
    }),
    ...textBox(test, 748, 80, 164, { bold: true, anchor: 'middle', middle: true }).shapes,
  ],
})
