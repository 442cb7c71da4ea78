import { diagram } from '../../diagram.ts'
import { arrow, line, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'
import { direction, PACK, pack, packHeight, pillAt, pills } from './pack.ts'

/** Pills with and without hormones, and days without pills (starter/figures/combined-oral-contraceptives.md, packs). */
export const COC = { hormonal: 21, plain: 7, free: 7 } as const

/** A pack of 21 and a pack of 28 combined pills, with what follows. */
export const pillPacks = diagram({
  id: 'pill-packs',
  width: 'full',
  height: 336,
  texts: {
    en: {
      short: 'Combined, 21',
      long: 'Combined, 28',
      free: '7 days without pills, never more',
      plain: '7 plain pills',
      next: 'Next pack the next day',
      alt: 'A pack of 21 combined pills: after the last pill come 7 days without pills, never more. A pack of 28: 21 pills with hormones and 7 plain pills; the next pack begins the next day.',
      note: 'A trainee with each kind of pack points to its end and says what comes next.',
    },
    fr: {
      short: 'Combinée, 21',
      long: 'Combinée, 28',
      free: '7 jours sans pilule, jamais plus',
      plain: '7 pilules inactives',
      next: 'Suivante dès le lendemain',
      alt: 'Une plaquette de 21 pilules combinées : après la dernière, 7 jours sans pilule, jamais plus. Une plaquette de 28 : 21 pilules actives et 7 inactives ; la plaquette suivante commence le lendemain.',
      note: 'Un participant avec chaque type de plaquette montre la fin et dit ce qui vient après.',
    },
    es: {
      short: 'Combinada, 21',
      long: 'Combinada, 28',
      free: '7 días sin píldoras, nunca más',
      plain: '7 píldoras inactivas',
      next: 'Paquete nuevo al día siguiente',
      alt: 'Un paquete de 21 píldoras combinadas: después de la última, 7 días sin píldoras, nunca más. Un paquete de 28: 21 píldoras activas y 7 inactivas; el siguiente paquete empieza al otro día.',
      note: 'Una participante con cada tipo de paquete muestra el final y dice qué sigue.',
    },
  },
  draw: ({ short, long, free, plain, next }) => {
    const left = 10
    const right = 446
    const [, row] = pillAt(21)
    return [
      text(short, left, 24, { bold: true, paint: 'indigo' }),
      ...direction(left + 196, 16),
      pack(pills([COC.hormonal, 'active']), left, 40),
      ...freeDays(left, 40 + packHeight(21) + 8),
      ...textBox(free, left + PACK.width / 2, 258, 350, { bold: true, anchor: 'middle', paint: 'terracotta' }).shapes,
      text(long, right, 24, { bold: true, paint: 'indigo' }),
      ...direction(right + 196, 16),
      pack(pills([COC.hormonal, 'active'], [COC.plain, 'plain']), right, 40),
      line([right + PACK.width, 40 + row], [right + PACK.width + 14, 40 + row], { stroke: 'indigo', width: 2.5 }),
      line([right + PACK.width + 14, 40 + row], [right + PACK.width + 14, 268], { stroke: 'indigo', width: 2.5 }),
      line([right + PACK.width + 14, 268], [right + PACK.width + 4, 268], { stroke: 'indigo', width: 2.5 }),
      text(plain, right + PACK.width - 2, 276, { anchor: 'end' }),
      ...textBox(next, right + PACK.width / 2, 290, 390, { bold: true, anchor: 'middle', paint: 'leaf' }).shapes,
    ]
  },
})

function freeDays(x: number, y: number): Shape[] {
  return Array.from({ length: COC.free }, (_, day) =>
    rect(x + PACK.margin + day * PACK.cell + 6, y, PACK.cell - 12, 40, {
      stroke: 'terracotta',
      width: 2.5,
      dash: [5, 5],
      radius: 6,
    }),
  )
}

/** A pack of progestin-only pills: all are active, and there is no pause. */
export const popPack = diagram({
  id: 'pop-pack',
  width: 'half',
  height: 322,
  texts: {
    en: {
      all: 'All pills are active',
      next: 'Next pack tomorrow: no day off',
      alt: 'A pack of 28 progestin-only pills: all of them are active. When it is empty, the next pack begins on the next day, with no day off.',
      note: 'Let trainees look for a plain pill in a pack of their own. There is none.',
    },
    fr: {
      all: 'Toutes sont actives',
      next: 'Suivante demain : pas de pause',
      alt: 'Une plaquette de 28 pilules progestatives : toutes sont actives. Quand elle est vide, la suivante commence le lendemain, sans pause.',
      note: 'Les participants cherchent une pilule inactive dans une plaquette. Il n’y en a pas.',
    },
    es: {
      all: 'Todas son activas',
      next: 'Otro mañana, sin pausa',
      alt: 'Un paquete de 28 píldoras de progestina: todas son activas. Cuando se acaba, el siguiente empieza al otro día, sin descanso.',
      note: 'Las participantes buscan una píldora inactiva en un paquete. No hay ninguna.',
    },
  },
  draw: ({ all, next }) => [
    ...direction(25, 12),
    pack(pills([28, 'active']), 25, 28),
    ...arrow([355, 204], [372, 236], { paint: 'leaf', width: 5 }),
    text(all, 190, 262, { bold: true, anchor: 'middle', paint: 'indigo' }),
    ...textBox(next, 190, 276, 380, { bold: true, anchor: 'middle', paint: 'leaf' }).shapes,
  ],
})
