import { diagram, WIDTHS } from '../../diagram.ts'
import { box } from '../../kit/boxes.ts'
import { methodSign } from '../../kit/methods.ts'
import { arrow, rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

/** Condoms for infections, a second method for pregnancy. */
export const dualProtection = diagram({
  id: 'dual-protection',
  width: 'full',
  height: 310,
  texts: {
    en: {
      condom: 'Condom',
      second: 'One more method',
      infections: 'HIV and other STIs',
      pregnancy: 'Pregnancy',
      note: 'Ask: which tool does which job? Only the condom has two arrows.',
      alt: 'A condom has two arrows: to HIV and other STIs, and to pregnancy. One more method, for example an implant, an injection or pills, has one arrow: to pregnancy.',
    },
    fr: {
      condom: 'Préservatif',
      second: 'Une méthode en plus',
      infections: 'VIH et autres IST',
      pregnancy: 'Grossesse',
      note: 'Demandez : quel outil fait quel travail ? Seul le préservatif a deux flèches.',
      alt: 'Le préservatif a deux flèches : vers le VIH et les autres IST, et vers la grossesse. Une méthode en plus, par exemple implant, injection ou pilule, a une flèche : vers la grossesse.',
    },
    es: {
      condom: 'Condón',
      second: 'Un método más',
      infections: 'VIH y otras ITS',
      pregnancy: 'Embarazo',
      note: 'Pregunte qué herramienta hace qué trabajo. Solo el condón tiene dos flechas.',
      alt: 'El condón tiene dos flechas: hacia el VIH y otras ITS, y hacia el embarazo. Un método más, por ejemplo implante, inyección o píldora, tiene una flecha: hacia el embarazo.',
    },
  },
  draw: ({ condom, second, infections, pregnancy }): Shape[] => [
    rect(0, 0, 330, 148, { fill: 'indigoPale', radius: 16 }),
    methodSign('condom', { x: 24, y: 24 }),
    ...textBox(condom, 144, 74, 180, { bold: true, middle: true }).shapes,
    rect(0, 162, 330, 148, { fill: 'leafPale', radius: 16 }),
    methodSign('implant', { x: 20, y: 176, scale: 0.62 }),
    methodSign('injection', { x: 88, y: 176, scale: 0.62 }),
    methodSign('pills', { x: 156, y: 176, scale: 0.62 }),
    text(second, 20, 290, { bold: true }),
    ...arrow([340, 60], [516, 60], { paint: 'indigo', width: 8 }),
    ...arrow([340, 100], [516, 216], { paint: 'indigo', width: 8 }),
    ...arrow([340, 250], [516, 250], { paint: 'leaf', width: 8 }),
    ...box(infections, [524, 10], [WIDTHS.full - 524, 110], { fill: 'terracotta', ink: 'white', bold: true }),
    ...box(pregnancy, [524, 186], [WIDTHS.full - 524, 110], { fill: 'marigold', bold: true }),
  ],
})
