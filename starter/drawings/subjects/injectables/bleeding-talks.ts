import { diagram } from '../../diagram.ts'
import { sixCells } from '../../kit/cells.ts'
import { sorePart, thermometer } from '../../kit/client-scenes.ts'
import { calendar, drop } from '../../kit/days.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar as month } from '../../kit/objects.ts'
import { bubble, bust, pregnantWoman } from '../../kit/people.ts'
import { arrow, group, line, type Shape } from '../../kit/shapes.ts'
import { tallCards } from '../../kit/tall-cards.ts'
import { text } from '../../kit/text.ts'
import { MONTHS } from '../implants/months.ts'
import { noShield } from '../people/signs.ts'
import { tablets } from '../training/community/screening-icons.ts'
import { scales } from './effects.ts'

const TRUTHS: (() => Shape[])[] = [changedMonths, scales, laterPregnant, noShield]

/** Four things that she must know before the first injection. */
export const injectionTruths = diagram({
  id: 'injection-truths',
  width: 'full',
  height: 336,
  texts: {
    en: {
      words: [
        'Bleeding changes, and may stop',
        'She may gain weight',
        'Pregnancy may come later after she stops',
        'No protection from HIV or other STIs',
      ],
      alt: 'Four pictures: a month with bleeding on irregular days, then one without bleeding; scales with an arrow up; three calendars, then a pregnant woman; a shield crossed out, no protection from HIV or other sexually transmitted infections.',
      note: 'Cover the words. For each picture, a trainee says the sentence to a client.',
    },
    fr: {
      words: [
        'Les règles changent, ou s’arrêtent',
        'Elle peut prendre du poids',
        'À l’arrêt, la grossesse peut tarder',
        'Ne protège ni du VIH ni des autres IST',
      ],
      alt: 'Quatre images : un mois de saignements irréguliers, puis un mois sans saignement ; une balance avec une flèche vers le haut ; trois calendriers, puis une femme enceinte ; un bouclier barré, pas de protection contre le VIH ni les autres IST.',
      note: 'Cachez les mots. Pour chaque image, un participant dit la phrase à une cliente.',
    },
    es: {
      words: [
        'La regla cambia y puede desaparecer',
        'Puede aumentar de peso',
        'Al dejarla, el embarazo puede tardar',
        'No protege del VIH ni de otras ITS',
      ],
      alt: 'Cuatro dibujos: un mes de sangrado irregular y después uno sin sangrado; una báscula con una flecha hacia arriba; tres calendarios y después una mujer embarazada; un escudo tachado, no protege del VIH ni de otras ITS.',
      note: 'Tape las palabras. Con cada dibujo, un participante dice la frase a una usuaria.',
    },
  },
  draw: ({ words }) =>
    tallCards(words.map((label, index) => ({ scene: TRUTHS[index]?.() ?? [], box: [-2, -2, 104, 104], label }))),
})

/** A month of irregular bleeding, then one without. */
function changedMonths(): Shape[] {
  return [
    ...calendar(1, 0, 14, MONTHS.irregular.slice(0, 21)),
    ...arrow([50, 44], [50, 56], { width: 5 }),
    ...calendar(1, 58, 14, MONTHS.none.slice(0, 21)),
  ]
}

/** Months that pass before a pregnancy. */
function laterPregnant(): Shape[] {
  return [
    ...[14, 50, 86].flatMap((x) => month(x, 18, 27)),
    ...arrow([20, 38], [40, 62], { width: 5, paint: 'leaf' }),
    group(pregnantWoman(), { x: 36, y: 34, scale: 0.66 }),
  ]
}

/** How to help a client who bleeds often with an injectable. */
export const injectionBleedingHelp = sixCells(
  'injection-bleeding-help',
  [
    () => [
      bust({ skin: 'skin', head: 'wrap', cloth: 'leaf' }, { x: -8, y: 34, scale: 0.4 }),
      group(bubble(0, 0, 100, 78, 18), { x: 40, y: 2, scale: 0.6 }),
      drop(62, 28, 'blood', 1),
      text('?', 84, 40, { bold: true, size: 40, paint: 'indigo', anchor: 'middle' }),
    ],
    () => calendar(1, 22, 14, MONTHS.irregular),
    () => [group(tablets(), { x: -2, y: 2, scale: 0.66 }), ...month(72, 70, 52)],
    () => [group(sorePart(), { x: -18, y: 4, scale: 0.56 }), group(thermometer(84, 82, 66))],
    () => [
      drop(22, 48, 'blood', 1.6),
      line([42, 54], [56, 54], { width: 6, stroke: 'ink' }),
      line([49, 47], [49, 61], { width: 6, stroke: 'ink' }),
      group(tablets(), { x: 58, y: 26, scale: 0.5 }),
    ],
    () => [
      methodSign('injection', { x: 0, y: 4, scale: 0.5 }),
      ...arrow([34, 60], [48, 70], { width: 6 }),
      methodSign('pills', { x: 50, y: 46, scale: 0.5 }),
    ],
  ],
  {
    en: {
      words: [
        'Believe her; ask how much, since when',
        'Common in the first months',
        'Offer mefenamic acid for 5 days',
        'Pain or fever: look for another cause',
        'Iron if she is anaemic',
        'Another method if she asks',
      ],
      alt: 'Six pictures: a client who tells of her bleeding; a month with bleeding on irregular days; tablets and a calendar, mefenamic acid for 5 days; a sore belly and a thermometer, look for another cause; a drop of blood and tablets, iron for anaemia; an injection and an arrow to pills, another method if she asks.',
      note: 'Point to a picture; a trainee says the sentence to a client who is tired of bleeding.',
    },
    fr: {
      words: [
        'La croire : combien, depuis quand ?',
        'Fréquent les premiers mois',
        'Proposer l’acide méfénamique, 5 jours',
        'Douleur, fièvre : chercher une autre cause',
        'Du fer si elle est anémiée',
        'Une autre méthode si elle le demande',
      ],
      alt: 'Six images : une cliente qui parle de ses saignements ; un mois de saignements irréguliers ; des comprimés et un calendrier, acide méfénamique 5 jours ; un ventre douloureux et un thermomètre, chercher une autre cause ; une goutte de sang et des comprimés, du fer pour l’anémie ; une piqûre et une flèche vers des pilules, une autre méthode si elle le demande.',
      note: 'Montrez une image ; un participant dit la phrase à une cliente lasse de saigner.',
    },
    es: {
      words: [
        'Creer y preguntar: ¿cuánto, desde cuándo?',
        'Es frecuente los primeros meses',
        'Ofrecer alivio: ácido mefenámico, 5 días',
        'Dolor o fiebre: buscar otra causa',
        'Hierro si hay anemia',
        'Otro método si lo pide',
      ],
      alt: 'Seis dibujos: una usuaria que cuenta su sangrado; un mes de sangrado irregular; tabletas y un calendario, ácido mefenámico 5 días; un vientre que duele y un termómetro, buscar otra causa; una gota de sangre y tabletas, hierro para la anemia; una inyección y una flecha hacia píldoras, otro método si lo pide.',
      note: 'Señale un dibujo; un participante dice la frase a una usuaria cansada de sangrar.',
    },
  },
)
