import { step } from '../../kit/step.ts'
import { asksAboutFeeding, babyCare, everyTablet } from './pregnant-scenes.ts'
import { bothTested, bothWish, coupleFree, dailyTablets, methodMeanwhile, otherInfections, twoTests } from './scenes.ts'

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
    en: [
      'A strip of medicine, and a bottle with round tablets of folic acid.',
      'Name the infections that you can test for here.',
    ],
    fr: [
      'Une plaquette de médicament, et un flacon d’acide folique en comprimés.',
      'Nommez les infections que l’on peut chercher ici.',
    ],
    es: [
      'Una tira de medicina, y un frasco de tabletas de ácido fólico.',
      'Nombre las infecciones que aquí se pueden buscar.',
    ],
  }),
  step('child-hiv-method', methodMeanwhile, {
    en: ['Condom, pills and injection with an arrow: a method meanwhile.', 'The method is a bridge and no punishment.'],
    fr: ['Préservatif, pilule, injection et une flèche : une méthode.', 'La méthode est un pont, pas une punition.'],
    es: ['Condón, píldora, inyección y una flecha: un método.', 'El método es un puente, no un castigo.'],
  }),
  step('child-hiv-free', coupleFree, {
    en: ['A woman and a man with a heart: they no longer use a method.', 'Ask who says when all is ready.'],
    fr: ['Une femme, un homme et un cœur : plus de méthode.', 'Demandez qui dit que tout est prêt.'],
    es: ['Una mujer, un hombre y un corazón: ya sin método.', 'Pregunte quién dice que todo está listo.'],
  }),
  step('child-hiv-pregnant', everyTablet, {
    en: ['A pregnant woman, her bottle of tablets and the sun: each day.', 'Ask what would make it hard to take them.'],
    fr: ['Une femme enceinte, son flacon et le soleil : chaque jour.', 'Demandez ce qui rendrait la prise difficile.'],
    es: ['Una mujer embarazada, su frasco y el sol: cada día.', 'Pregunte qué haría difícil tomarlas.'],
  }),
  step('child-hiv-baby', babyCare, {
    en: [
      'A baby gets medicine by mouth; beside it a test and a calendar.',
      'Say when the first test of the baby is done here.',
    ],
    fr: [
      'Un bébé reçoit un médicament par la bouche ; à côté, un test et un calendrier.',
      'Dites quand se fait ici le premier test du bébé.',
    ],
    es: [
      'Un bebé recibe medicina por la boca; al lado, una prueba y un calendario.',
      'Diga cuándo se hace aquí la primera prueba del bebé.',
    ],
  }),
  step('child-hiv-feeding', asksAboutFeeding, {
    en: ['A mother with her baby at the breast asks a provider.', 'Read what your country advises on feeding.'],
    fr: ['Une mère, son bébé au sein, interroge une soignante.', 'Lisez ce que votre pays conseille.'],
    es: ['Una madre con su bebé al pecho pregunta a una proveedora.', 'Lea lo que aconseja su país.'],
  }),
]
