import { diagram } from '../../diagram.ts'
import { ANSWER_ROWS_HEIGHT, answerRows } from '../../kit/answer-rows.ts'
import { thermometer } from '../../kit/client-scenes.ts'
import { calendar } from '../../kit/objects.ts'
import { circle, ellipse, group, path, type Shape } from '../../kit/shapes.ts'
import { hips } from './care.ts'

/** The hips, each with one problem, 100 by 100. */
function sore(onIt: Shape[]): Shape[] {
  return [group([hips(onIt)], { x: -6, y: 8, scale: 0.56 })]
}

const SCENES: (() => Shape[])[] = [
  () => sore([circle(120, 104, 11, { fill: 'indigo' })]),
  () => sore([circle(120, 98, 27, { fill: 'blood' })]),
  () => [...sore([circle(120, 100, 16, { fill: 'terracotta' })]), ...thermometer(92, 84, 52)],
  () =>
    sore([
      ellipse(120, 98, 26, 20, { fill: 'terracotta' }),
      ellipse(120, 98, 14, 10, { fill: 'marigold', stroke: 'white', width: 3 }),
    ]),
  () => [...calendar(50, 50, 84), path('M56 38L44 56H58L46 76', { stroke: 'blood', width: 8 })],
]

/** Problems after a vasectomy and what to do first. */
export const vasProblems = diagram({
  id: 'vas-problems',
  width: 'full',
  height: ANSWER_ROWS_HEIGHT,
  texts: {
    en: {
      problems: ['Small bruise or clot', 'Large or infected clot', 'Red, hot, pus', 'Abscess', 'Pain for months'],
      answers: [
        'Explain; gone in two weeks or so',
        'Refer: drain, treat in hospital',
        'Clean; antibiotic by mouth 7 to 10 days',
        'Open, drain, antibiotic',
        'Support, warmth, tablets; refer',
      ],
      alt: 'Five problems and what to do. Small bruise or clot: explain; gone in two weeks or so. Large or infected clot: refer; drain, treat in hospital. Red, hot, pus: clean; antibiotic by mouth 7 to 10 days. Abscess: open, drain, antibiotic. Pain for months: support, warmth, tablets; refer.',
      note: 'Cover the right half. The group says what comes first.',
    },
    fr: {
      problems: ['Petit bleu ou caillot', 'Gros caillot, infecté', 'Rouge, chaud, pus', 'Abcès', 'Douleur des mois'],
      answers: [
        'Expliquer ; parti en deux semaines environ',
        'Référer : drainer, traiter à l’hôpital',
        'Nettoyer ; antibiotique oral 7 à 10 jours',
        'Ouvrir, drainer, antibiotique',
        'Soutien, chaleur, comprimés ; référer',
      ],
      alt: 'Cinq problèmes et que faire. Petit bleu ou caillot : expliquer ; parti en deux semaines environ. Gros caillot ou caillot infecté : référer ; drainer, traiter à l’hôpital. Rouge, chaud, pus : nettoyer ; antibiotique par la bouche 7 à 10 jours. Abcès : ouvrir, drainer, antibiotique. Douleur pendant des mois : soutien, chaleur, comprimés ; référer.',
      note: 'Cachez la moitié droite. Le groupe dit ce qui vient d’abord.',
    },
    es: {
      problems: [
        'Moretón o coágulo chico',
        'Coágulo grande, infectado',
        'Rojo, caliente, pus',
        'Absceso',
        'Dolor por meses',
      ],
      answers: [
        'Explicar; se va en unas dos semanas',
        'Referir: drenar, tratar en hospital',
        'Limpiar; antibiótico oral 7 a 10 días',
        'Abrir, drenar, antibiótico',
        'Soporte, calor, tabletas; referir',
      ],
      alt: 'Cinco problemas y qué hacer. Moretón o coágulo pequeño: explicar; se va en unas dos semanas. Coágulo grande o infectado: referir; drenar, tratar en hospital. Rojo, caliente, pus: limpiar; antibiótico por boca 7 a 10 días. Absceso: abrir, drenar, antibiótico. Dolor por meses: soporte, calor, tabletas; referir.',
      note: 'Tape la mitad derecha. El grupo dice qué va primero.',
    },
  },
  draw: ({ problems, answers }) => answerRows(problems, answers, SCENES),
})
