import { diagram, WIDTHS } from '../../diagram.ts'
import { age, leaf } from '../../kit/belongings.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const NUMBERS = ['24', '6', '18']
const ROW = 108

/** Where each of the three messages comes from: starter/figures/healthy-timing-and-spacing.md. */
export const messageSources = diagram({
  id: 'message-sources',
  width: 'full',
  height: ROW * 3,
  texts: {
    en: {
      messages: ['months after a live birth', 'months after a miscarriage or abortion', 'years at the first pregnancy'],
      sources: ['WHO consultation, 2005', 'WHO consultation, 2005', 'Timing and spacing programmes'],
      bases: [
        'six studies, 35 experts',
        'mainly one study from Latin America',
        'WHO guideline 2011: no marriage before 18',
      ],
      alt: 'Three messages and their sources. 24 months after a live birth: WHO consultation of 2005, six studies, 35 experts. 6 months after a miscarriage or an abortion: the same consultation, mainly one study from Latin America. 18 years: timing and spacing programmes; the guideline of WHO of 2011 asks for no marriage before 18.',
      note: 'Before you show the picture, ask who says each number. Which of the three rests on the least?',
    },
    fr: {
      messages: [
        'mois après une naissance vivante',
        'mois après fausse couche ou avortement',
        'ans à la première grossesse',
      ],
      sources: ['Consultation de l’OMS, 2005', 'Consultation de l’OMS, 2005', 'Programmes d’espacement'],
      bases: [
        'six études, 35 experts',
        'surtout une étude d’Amérique latine',
        'OMS 2011 : pas de mariage avant 18 ans',
      ],
      alt: 'Trois messages et leurs sources. 24 mois après une naissance vivante : consultation de l’OMS de 2005, six études, 35 experts. 6 mois après une fausse couche ou un avortement : la même consultation, surtout une étude d’Amérique latine. 18 ans : programmes d’espacement ; les lignes directrices de l’OMS de 2011 demandent qu’il n’y ait pas de mariage avant 18 ans.',
      note: 'Avant de montrer l’image, demandez qui dit chaque chiffre. Lequel des trois repose sur le moins d’études ?',
    },
    es: {
      messages: ['meses tras un parto', 'meses tras un aborto espontáneo o inducido', 'años en el primer embarazo'],
      sources: ['Consulta de la OMS, 2005', 'Consulta de la OMS, 2005', 'Programas de espaciamiento'],
      bases: [
        'seis estudios, 35 expertos',
        'sobre todo un estudio de América Latina',
        'OMS 2011: sin matrimonio antes de 18',
      ],
      alt: 'Tres mensajes y sus fuentes. 24 meses tras un parto con nacido vivo: consulta de la OMS de 2005, seis estudios, 35 expertos. 6 meses tras un aborto espontáneo o inducido: la misma consulta, sobre todo un estudio de América Latina. 18 años: programas de espaciamiento; la directriz de la OMS de 2011 pide que no haya matrimonio antes de los 18.',
      note: 'Antes de mostrar el dibujo, pregunte quién dice cada número. ¿Cuál de los tres se apoya en menos estudios?',
    },
  },
  draw: ({ messages, sources, bases }): Shape[] =>
    NUMBERS.flatMap((number, index) => {
      const [top, middle] = [index * ROW, index * ROW + 49]
      return [
        rect(0, top, WIDTHS.full, ROW - 10, { fill: index === 2 ? 'indigoPale' : 'sand', radius: 14 }),
        ...(index === 2 ? age(number, 54, middle - 5, 78) : leaf(number, 54, middle + 4, 78)),
        ...textBox(messages[index] ?? '', 108, middle, 236, { middle: true }).shapes,
        text(sources[index] ?? '', 360, middle - 8, { bold: true }),
        text(bases[index] ?? '', 360, middle + 26),
      ]
    }),
})
