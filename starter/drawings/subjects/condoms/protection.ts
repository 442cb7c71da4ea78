import { diagram, WIDTHS } from '../../diagram.ts'
import { figureOf, readFigures } from '../../figures.ts'
import { hundred, hundredPanels } from '../../kit/hundred.ts'
import { cross, tick } from '../../kit/marks.ts'
import { rect, type Shape } from '../../kit/shapes.ts'
import { text, textBox } from '../../kit/text.ts'

const figures = readFigures('effectiveness.md')
const [TYPICAL, CORRECT] = [0, 1] as const

/** Pregnancies among 100 women in a year with one kind of condom. */
function effect(id: string, row: string, names: { en: string; fr: string; es: string }) {
  const [correct, typical, none] = [
    figureOf(figures, row, CORRECT),
    figureOf(figures, row, TYPICAL),
    figureOf(figures, 'No method', TYPICAL),
  ]
  return diagram({
    id,
    width: 'full',
    height: 276,
    texts: {
      en: {
        captions: ['correct, every time', 'as commonly used', 'no method'],
        alt: `Of 100 women, pregnant in a year. ${names.en}, used correctly every time: ${correct}. As commonly used: ${typical}. No method: ${none}.`,
        note: 'Each panel is 100 women, each filled dot a pregnancy in a year. Ask what makes the difference between the first two panels.',
      },
      fr: {
        captions: ['correctement, chaque fois', 'emploi courant', 'aucune méthode'],
        alt: `Sur 100 femmes, enceintes en un an. ${names.fr}, utilisés correctement chaque fois : ${correct}. En emploi courant : ${typical}. Aucune méthode : ${none}.`,
        note: 'Chaque panneau compte 100 femmes, chaque point plein est une grossesse en un an. Demandez ce qui explique l’écart entre les deux premiers.',
      },
      es: {
        captions: ['correcto, cada vez', 'uso habitual', 'ningún método'],
        alt: `De 100 mujeres, embarazadas en un año. ${names.es}, con uso correcto cada vez: ${correct}. Con uso habitual: ${typical}. Ningún método: ${none}.`,
        note: 'Cada panel son 100 mujeres, cada punto lleno es un embarazo en un año. Pregunte a qué se debe la diferencia entre los dos primeros.',
      },
    },
    draw: ({ captions }) =>
      hundredPanels(
        [correct, typical, none].map((value, index) => ({ value, caption: captions[index] ?? '' })),
        WIDTHS.full,
      ),
  })
}

export const condomEffect = effect('condom-effect', 'Male condoms', {
  en: 'Male condoms',
  fr: 'Préservatifs masculins',
  es: 'Condones masculinos',
})
export const femaleCondomEffect = effect('female-condom-effect', 'Female condoms', {
  en: 'Female condoms',
  fr: 'Préservatifs féminins',
  es: 'Condones femeninos',
})

/** Row 'Protection from HIV' of starter/figures/male-condoms.md. */
const HIV_PREVENTED = [80, 95] as const

/** HIV infections that condoms prevent. */
export const condomHiv = diagram({
  id: 'condom-hiv',
  width: 'half',
  height: 300,
  texts: {
    en: {
      label: 'of 100 HIV infections prevented',
      word: 'to',
      alt: 'Of 100 HIV infections that would have happened, correct use every time prevents 80 to 95.',
      note: 'Filled dots are infections prevented; dots with a bar are the range between 80 and 95.',
    },
    fr: {
      label: 'infections à VIH évitées sur 100',
      word: 'à',
      alt: 'Sur 100 infections à VIH qui auraient eu lieu, un emploi correct chaque fois en évite 80 à 95.',
      note: 'Les points pleins sont les infections évitées ; les points barrés sont l’écart entre 80 et 95.',
    },
    es: {
      label: 'de 100 infecciones por VIH evitadas',
      word: 'a',
      alt: 'De 100 infecciones por VIH que habrían ocurrido, el uso correcto cada vez evita de 80 a 95.',
      note: 'Los puntos llenos son infecciones evitadas; los puntos con barra son el margen entre 80 y 95.',
    },
  },
  draw: ({ label, word }) => [
    ...hundred(92, 0, 19.6, HIV_PREVENTED[0], { paint: 'leaf', upTo: HIV_PREVENTED[1] }),
    text(`${HIV_PREVENTED[0]} ${word} ${HIV_PREVENTED[1]}`, 190, 236, {
      size: 36,
      bold: true,
      paint: 'leaf',
      anchor: 'middle',
    }),
    ...textBox(label, 190, 246, 370, { anchor: 'middle' }).shapes,
  ],
})

const [MALE, FEMALE, IMPLANT, PILL] = ['Male condoms', 'Female condoms', 'Implants', 'Combined pills'].map((row) =>
  figureOf(figures, row, TYPICAL),
)

function decimal(value: number | undefined, point: '.' | ','): string {
  return `${value}`.replace('.', point)
}

function dualTexts(point: '.' | ',', heads: [string, string], rows: string[], range: string, fewest: string) {
  const numbers = [
    [MALE, FEMALE],
    [IMPLANT, PILL],
  ].map(([from, to]) => `${decimal(from, point)} ${range} ${decimal(to, point)}`)
  return { heads, rows, pregnant: [...numbers, fewest] }
}

/** Which methods protect from pregnancy and infection. */
export const condomDual = diagram({
  id: 'condom-dual',
  width: 'half',
  height: 312,
  texts: {
    en: {
      ...dualTexts(
        '.',
        ['Pregnant, of 100', 'HIV and STIs'],
        ['Condoms', 'Implant, IUD, injectable, pill', 'Both together'],
        'to',
        'fewest',
      ),
      alt: `Condoms protect from HIV and STIs, and ${MALE} to ${FEMALE} of 100 users become pregnant in a year of common use. With implants, IUDs, injectables and pills ${IMPLANT} to ${PILL} do, without protection from infections. Condoms together with another method protect best from both.`,
      note: 'The numbers are pregnancies in a year of common use. Ask for a client for whom each of the three rows is the right one.',
    },
    fr: {
      ...dualTexts(
        ',',
        ['Enceintes, sur 100', 'VIH et IST'],
        ['Préservatifs', 'Implant, DIU, pilule', 'Les deux ensemble'],
        'à',
        'le moins',
      ),
      alt: `Les préservatifs protègent du VIH et des IST ; en emploi courant, ${MALE} à ${FEMALE} femmes sur 100 sont enceintes en un an. Avec implants, DIU, injectables et pilules, ${decimal(IMPLANT, ',')} à ${PILL}, sans protection contre les infections. Préservatifs et autre méthode ensemble protègent le mieux des deux.`,
      note: 'Les nombres sont les grossesses en un an d’emploi courant. Demandez pour quelle cliente chacune des trois lignes convient.',
    },
    es: {
      ...dualTexts(
        ',',
        ['Embarazo, de 100', 'VIH e ITS'],
        ['Condones', 'Implante, DIU, píldora', 'Los dos juntos'],
        'a',
        'menos',
      ),
      alt: `Los condones protegen del VIH y las ITS; con uso habitual, de ${MALE} a ${FEMALE} de cada 100 usuarias se embarazan en un año. Con implantes, DIU, inyectables y píldoras, de ${decimal(IMPLANT, ',')} a ${PILL}, sin protección de infecciones. Condones junto con otro método protegen mejor de ambos.`,
      note: 'Los números son embarazos en un año de uso habitual. Pregunte para qué persona es adecuada cada una de las tres filas.',
    },
  },
  draw: ({ heads, rows, pregnant }) => [
    ...heads.flatMap(
      (head, index) =>
        textBox(head, 206 + index * 128, 0, index === 0 ? 126 : 92, { bold: true, paint: 'indigo', anchor: 'middle' })
          .shapes,
    ),
    ...rows.flatMap((row, index) => dualRow(row, pregnant[index] ?? '', 66 + index * 82, index !== 1)),
  ],
})

function dualRow(name: string, pregnant: string, top: number, isDual: boolean): Shape[] {
  return [
    rect(0, top, WIDTHS.half, 76, { fill: 'sand', radius: 8 }),
    ...textBox(name, 8, top + 38, 158, { middle: true }).shapes,
    ...textBox(pregnant, 214, top + 38, 108, { middle: true, bold: true, anchor: 'middle' }).shapes,
    ...(isDual ? tick(334, top + 38, 44) : cross(334, top + 38, 40)),
  ]
}
