import { diagram, WIDTHS } from '../../diagram.ts'
import { bottle, clock } from '../../kit/objects.ts'
import { circle, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Seconds in all: the row 'Alcohol rub / soap and water' of starter/figures/infection-prevention.md. */
const SECONDS = { soap: [40, 60], rub: [20, 30] } as const

/** How long: soap and water, alcohol rub. */
export const handTimes = diagram({
  id: 'hand-times',
  width: 'half',
  height: 312,
  texts: {
    en: {
      soap: 'Soap and water',
      rub: 'Alcohol rub',
      to: 'to',
      ends: ['seconds, then a clean, dry towel', 'seconds, until dry'],
      alt: 'Soap and water take 40 to 60 seconds in all, then a clean, dry towel. Alcohol rub takes 20 to 30 seconds, until the hands are dry.',
      note: 'Let one partner hold the clock; most people stop after ten seconds.',
    },
    fr: {
      soap: 'Eau et savon',
      rub: 'Solution alcoolique',
      to: 'à',
      ends: ['secondes, puis serviette propre', 'secondes, jusqu’au séchage'],
      alt: 'Eau et savon : 40 à 60 secondes en tout, puis une serviette propre et sèche. Solution hydroalcoolique : 20 à 30 secondes, jusqu’à ce que les mains soient sèches.',
      note: 'Un partenaire tient la montre ; la plupart s’arrêtent après dix secondes.',
    },
    es: {
      soap: 'Agua y jabón',
      rub: 'Alcohol en gel',
      to: 'a',
      ends: ['segundos, luego toalla limpia', 'segundos, hasta secar'],
      alt: 'Agua y jabón: 40 a 60 segundos en total, luego una toalla limpia y seca. Alcohol para manos: 20 a 30 segundos, hasta que las manos estén secas.',
      note: 'Una persona tiene el reloj; la mayoría para a los diez segundos.',
    },
  },
  draw: ({ soap, rub, to, ends }) => [
    ...row(0, soap, `${SECONDS.soap[0]} ${to} ${SECONDS.soap[1]}`, ends[0] ?? '', SECONDS.soap[1] / 60, 'indigoPale'),
    ...row(160, rub, `${SECONDS.rub[0]} ${to} ${SECONDS.rub[1]}`, ends[1] ?? '', SECONDS.rub[1] / 60, 'marigoldPale'),
  ],
})

function row(
  y: number,
  name: string,
  seconds: string,
  end: string,
  share: number,
  fill: 'indigoPale' | 'marigoldPale',
): Shape[] {
  const isSoap = fill === 'indigoPale'
  return [
    rect(0, y, WIDTHS.half, 150, { fill, radius: 12 }),
    ...clock(62, y + 84, 46, share, 'marigold'),
    ...(isSoap ? soapBar(100, y + 34) : bottle(108, y + 62, 52, 'white')),
    text(name, 142, y + 34, { bold: true }),
    text(seconds, 142, y + 74, { bold: true, size: 36, paint: 'indigo' }),
    ...textBox(end, 142, y + 84, 236).shapes,
  ]
}

function soapBar(x: number, y: number): Shape[] {
  return [
    rect(x - 26, y - 14, 52, 28, { fill: 'marigold', stroke: 'ink', width: 3, radius: 11 }),
    circle(x + 22, y - 18, 8, { fill: 'white', stroke: 'waterDeep', width: 2.5 }),
  ]
}
