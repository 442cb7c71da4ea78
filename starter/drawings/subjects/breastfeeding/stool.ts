import type { DiagramTexts, Language } from '../../diagram.ts'
import { type Diagram, diagram } from '../../diagram.ts'
import { arrow, ellipse, path, polygon, rect, type Shape } from '../../kit/shapes.ts'
import { textBox } from '../../kit/text.ts'
import { feeding, noBleeding, noBottle, otherFood, sixMonths } from './icons.ts'

const COLUMN = 127

interface StoolTexts extends DiagramTexts {
  legs: [string, string, string]
}

/** A stool on three legs: LAM holds while all three stand. */
function stool(id: string, isBroken: boolean, texts: Record<Language, StoolTexts>): Diagram {
  return diagram({
    id,
    width: 'half',
    height: 330,
    texts,
    draw: ({ legs }) => [
      ...legs.flatMap((_, index) => leg(index, isBroken && index === 1)),
      ...seat(),
      ...icons(isBroken),
      ...legs.flatMap(
        (words, index) =>
          textBox(words, (index + 0.5) * COLUMN, 268, COLUMN - 4, { anchor: 'middle', bold: isBroken && index === 1 })
            .shapes,
      ),
    ],
  })
}

function seat(): Shape[] {
  return [
    rect(18, 16, 344, 34, { fill: 'skinDark', radius: 16 }),
    ellipse(190, 18, 172, 14, { fill: 'skinLight', stroke: 'skinDark', width: 3 }),
  ]
}

function leg(index: number, isBroken: boolean): Shape[] {
  const [x, lean] = [(index + 0.5) * COLUMN, (index - 1) * 14]
  const whole = `M${x - lean} 44L${x + lean} 248`
  if (!isBroken) return [path(whole, { stroke: 'skinDark', width: 22 }), path(whole, { stroke: 'skin', width: 16 })]
  return [
    polygon(
      [
        [x - 11, 44],
        [x + 11, 44],
        [x + 11, 88],
        [x + 4, 74],
        [x - 2, 90],
        [x - 11, 72],
      ],
      { fill: 'skin', stroke: 'skinDark', width: 3 },
    ),
    polygon(
      [
        [x - 48, 238],
        [x + 44, 238],
        [x + 30, 246],
        [x + 46, 252],
        [x + 32, 260],
        [x - 48, 260],
      ],
      { fill: 'skin', stroke: 'skinDark', width: 3 },
    ),
  ]
}

function icons(isBroken: boolean): Shape[] {
  const back = (x: number) => ellipse(x, 150, 50, 54, { fill: 'white', stroke: 'skinDark', width: 4 })
  return [
    back(63),
    ...noBleeding(63, 150, 70),
    ...(isBroken ? eventCard() : [back(190), ...feeding(174, 152, 62), ...noBottle(216, 180, 56)]),
    back(317),
    ...sixMonths(317, 151, 80),
  ]
}

/** The card that breaks the middle leg: porridge. */
function eventCard(): Shape[] {
  return [
    rect(140, 134, 100, 92, { fill: 'white', stroke: 'ink', width: 3, radius: 8 }),
    ...otherFood(192, 186, 72),
    ...arrow([190, 132], [190, 98], { paint: 'terracotta', width: 8 }),
  ]
}

export const STOOLS: Diagram[] = [
  stool('lam-stool', false, {
    en: {
      legs: ['No bleeding', 'Fully or nearly fully', 'Under 6 months'],
      alt: 'A stool on three legs: no monthly bleeding; breast milk fully or nearly fully, by day and by night; baby under six months. It stands on three legs, not on two.',
      note: 'Cover one leg with your hand: does the stool still stand?',
    },
    fr: {
      legs: ['Pas de règles', 'Exclusif ou presque', 'Moins de 6 mois'],
      alt: 'Un tabouret à trois pieds : pas de règles ; allaitement exclusif ou presque, jour et nuit ; bébé de moins de six mois. Il tient sur trois pieds, pas sur deux.',
      note: 'Cachez un pied de la main : le tabouret tient-il encore ?',
    },
    es: {
      legs: ['Sin sangrado', 'Exclusiva o casi', 'Menos de 6 meses'],
      alt: 'Un banco de tres patas: sin menstruación; lactancia completa o casi completa, de día y de noche; bebé de menos de seis meses. Se sostiene en tres patas, no en dos.',
      note: 'Tape una pata con la mano: ¿sigue en pie el banco?',
    },
  }),
  stool('lam-stool-broken', true, {
    en: {
      legs: ['No bleeding', 'Other feeds', 'Under 6 months'],
      alt: 'A stool whose middle leg is broken off and lies on the floor; an arrow leads to it from a card with porridge: other feeds have become regular. One leg is enough: LAM has ended.',
      note: 'Ask what broke this leg, and which of the others can still hold.',
    },
    fr: {
      legs: ['Pas de règles', 'Autres repas', 'Moins de 6 mois'],
      alt: 'Un tabouret dont le pied du milieu est cassé et à terre ; une flèche y mène depuis une carte avec de la bouillie : d’autres repas sont devenus réguliers. Un seul pied suffit : la MAMA est finie.',
      note: 'Demandez ce qui a cassé ce pied, et si les autres suffisent.',
    },
    es: {
      legs: ['Sin sangrado', 'Otras comidas', 'Menos de 6 meses'],
      alt: 'Un banco con la pata del medio rota y en el suelo; una flecha sale de una tarjeta con papilla: otras comidas se hicieron regulares. Basta una pata: la MELA terminó.',
      note: 'Pregunte qué rompió esta pata y si las otras bastan.',
    },
  }),
]
