import { diagram } from '../../diagram.ts'
import { leaf } from '../../kit/belongings.ts'
import { tick } from '../../kit/marks.ts'
import { methodShapes } from '../../kit/methods.ts'
import { signPanels } from '../../kit/panels.ts'
import { motherAndBaby, pregnantWoman } from '../../kit/people.ts'
import { arrow, group, type Shape } from '../../kit/shapes.ts'
import { tabletsStay, WOMAN } from '../people/signs.ts'
import { testStrips, virusFalls } from './scenes.ts'

const HEIGHT = 286

/** What a woman with HIV needs when she is pregnant. */
export const hivPregnant = diagram({
  id: 'hiv-pregnant',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        'Treatment goes on, without a gap',
        'Antenatal care early',
        'Viral load, as advised',
        'Tests for syphilis and hepatitis B too',
      ],
      alt: 'Four pictures: treatment goes on without a gap, antenatal care early, viral load as advised, tests for syphilis and hepatitis B too.',
      note: 'Point at the bottle first. Ask where each of the four happens here.',
    },
    fr: {
      words: [
        'Le traitement continue, sans pause',
        'Consultation prénatale tôt',
        'Charge virale, comme conseillé',
        'Tests : syphilis et hépatite B aussi',
      ],
      alt: 'Quatre images : le traitement continue sans pause, consultation prénatale tôt, charge virale comme conseillé, tests de la syphilis et de l’hépatite B aussi.',
      note: 'Montrez d’abord le flacon. Demandez où se fait chacun des quatre ici.',
    },
    es: {
      words: [
        'El tratamiento sigue, sin pausa',
        'Control prenatal pronto',
        'Carga viral, según el consejo',
        'Pruebas de sífilis y hepatitis B también',
      ],
      alt: 'Cuatro dibujos: el tratamiento sigue sin pausa, control prenatal pronto, carga viral según el consejo, pruebas de sífilis y hepatitis B también.',
      note: 'Señale primero el frasco. Pregunte dónde se hace aquí cada cosa.',
    },
  },
  draw: ({ words }) => signPanels(words, [noGap, pregnantWoman, viralLoad, testStrips], HEIGHT),
})

/** Feeding, LAM and time until the next pregnancy. */
export const hivFeeding = diagram({
  id: 'hiv-feeding',
  width: 'full',
  height: HEIGHT,
  texts: {
    en: {
      words: [
        'Breastfeed on treatment, by national advice',
        'Six months breast milk alone',
        'LAM works as for others',
        'Two years before the next try',
      ],
      alt: 'Four pictures: on treatment she can breastfeed, by national advice; six months breast milk alone; LAM works for her as for others; two years before the next try.',
      units: ['months', 'years'],
      note: 'Point at the six months, then at the two years. Read what your country advises on feeding.',
    },
    fr: {
      words: [
        'Allaiter sous traitement, selon le pays',
        'Six mois de lait maternel seul',
        'La MAMA agit comme chez les autres',
        'Deux ans avant d’essayer à nouveau',
      ],
      alt: 'Quatre images : sous traitement elle peut allaiter, selon les consignes du pays ; six mois de lait maternel seul ; la MAMA agit comme chez les autres ; deux ans avant d’essayer à nouveau.',
      units: ['mois', 'ans'],
      note: 'Montrez les six mois, puis les deux ans. Lisez ce que votre pays conseille.',
    },
    es: {
      words: [
        'Amamantar en tratamiento, según el país',
        'Seis meses solo leche materna',
        'MELA actúa como en otras',
        'Dos años antes de intentarlo otra vez',
      ],
      alt: 'Cuatro dibujos: en tratamiento puede amamantar, según las normas del país; seis meses solo leche materna; MELA actúa en ella como en otras; dos años antes de intentarlo otra vez.',
      units: ['meses', 'años'],
      note: 'Señale los seis meses y luego los dos años. Lea lo que aconseja su país.',
    },
  },
  draw: ({ words, units: [months = '', years = ''] }) =>
    signPanels(
      words,
      [feedingMother, () => leaf('6', 50, 54, 100, months), lamWorks, () => leaf('2', 50, 54, 100, years)],
      HEIGHT,
    ),
})

function noGap(): Shape[] {
  return [
    group(tabletsStay(), { x: -14, y: 8, scale: 0.8 }),
    ...arrow([62, 46], [104, 46], { paint: 'leaf', width: 8 }),
  ]
}

function viralLoad(): Shape[] {
  const [, ...curve] = virusFalls()
  return [group(curve, { x: -2, y: 12, scale: 0.45 })]
}

function feedingMother(): Shape[] {
  return [motherAndBaby(WOMAN, { x: 6, y: 0, scale: 0.5 })]
}

function lamWorks(): Shape[] {
  return [group(methodShapes('breastfeeding'), { x: -10, y: 0 }), ...tick(86, 82, 36)]
}
