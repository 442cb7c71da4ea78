import { step } from '../../kit/step.ts'
import { bothTested, bothWish, dailyTablets, methodMeanwhile, otherInfections, twoTests } from './scenes.ts'

/** Before a child: steps of the sheet for clients. */
export const conceptionSteps = [
  step('child-hiv-wish', bothWish, {
    en: ['A woman and a man think of a baby together.', 'Ask each of them alone first.'],
    fr: ['Une femme et un homme pensent ensemble à un bébé.', 'Demandez d’abord à chacun seul.'],
    es: ['Una mujer y un hombre piensan juntos en un bebé.', 'Pregunte primero a cada quien a solas.'],
  }),
  step('child-hiv-tests', bothTested, {
    en: ['A woman and a man, each with an HIV test.', 'A test needs the consent of each.'],
    fr: ['Une femme et un homme, chacun avec un test du VIH.', 'Un test demande l’accord de chacun.'],
    es: ['Una mujer y un hombre, cada uno con una prueba de VIH.', 'La prueba pide el permiso de cada quien.'],
  }),
  step('child-hiv-tablets', dailyTablets, {
    en: ['A bottle of tablets and the sun: each day.', 'Ask at which hour the tablets are taken.'],
    fr: ['Un flacon de comprimés et le soleil : chaque jour.', 'Demandez à quelle heure on les prend.'],
    es: ['Un frasco de pastillas y el sol: cada día.', 'Pregunte a qué hora las toma.'],
  }),
  step('child-hiv-undetectable', twoTests, {
    en: [
      'Two tubes of blood, each with a tick, and a calendar between them: two tests find no virus.',
      'Say who tells when: the test.',
    ],
    fr: [
      'Deux tubes de sang, chacun coché, et un calendrier entre eux : deux examens ne trouvent pas de virus.',
      'Dites qui le dit : l’examen.',
    ],
    es: [
      'Dos tubos de sangre, cada uno con una marca, y un calendario en medio: dos pruebas no encuentran virus.',
      'Diga quién lo dice: la prueba.',
    ],
  }),
  step('child-hiv-infections', otherInfections, {
    en: ['A packet of medicine and a bottle of folic acid.', 'Name the infections that you can test for here.'],
    fr: ['Une boîte de médicament et un flacon d’acide folique.', 'Nommez les infections que l’on peut chercher ici.'],
    es: ['Una caja de medicina y un frasco de ácido fólico.', 'Nombre las infecciones que aquí se pueden buscar.'],
  }),
  step('child-hiv-method', methodMeanwhile, {
    en: ['Condom, pills and injection with an arrow: a method meanwhile.', 'The method is a bridge and no punishment.'],
    fr: ['Préservatif, pilule, injection et une flèche : une méthode.', 'La méthode est un pont, pas une punition.'],
    es: ['Condón, píldora, inyección y una flecha: un método.', 'El método es un puente, no un castigo.'],
  }),
]
