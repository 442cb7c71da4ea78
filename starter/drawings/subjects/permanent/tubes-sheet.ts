import { step } from '../../kit/step.ts'
import * as scenes from './tubes-sheet-scenes.ts'

/** Pictures for the two sheets of a woman; times as starter/figures/female-sterilization.md states them. */
export const tubesSheet = [
  step('tubes-unsure', scenes.forLifeOrNot, {
    en: [
      'Closed tubes and an arrow that does not turn back; below, a question mark, an implant and an IUD.',
      'Who is not sure takes a method that can be stopped.',
    ],
    fr: [
      'Les trompes fermées et une flèche sans retour ; en bas, un point d’interrogation, un implant et un DIU.',
      'Qui hésite prend une méthode que l’on peut arrêter.',
    ],
    es: [
      'Las trompas cerradas y una flecha sin regreso; abajo, una pregunta, un implante y un DIU.',
      'Quien duda elige un método que se puede dejar.',
    ],
  }),
  step('tubes-hiv', scenes.condomAgainstHiv, {
    en: ['A red ribbon and a condom with a tick: condoms protect.', 'Say that the operation does not.'],
    fr: ['Un ruban rouge et un préservatif coché : lui protège.', 'Dites que l’opération ne protège pas.'],
    es: ['Un lazo rojo y un condón con una marca: el condón protege.', 'Diga que la operación no protege.'],
  }),
  step('before-method', scenes.methodUntilThen, {
    en: ['Pills and a condom, an arrow, and the day of the operation.', 'Ask what she uses until that day.'],
    fr: [
      'Des pilules et un préservatif, une flèche, puis le jour de l’opération.',
      'Demandez ce qu’elle utilise d’ici là.',
    ],
    es: ['Píldoras y un condón, una flecha y el día de la operación.', 'Pregunte qué usa hasta ese día.'],
  }),
  step('before-clothes', scenes.cleanAndBare, {
    en: [
      'A clean, loose dress; a hand with rings and painted nails is crossed out.',
      'Bare nails show their colour to the nurse.',
    ],
    fr: [
      'Une robe propre et ample ; une main avec bagues et vernis est barrée.',
      'Des ongles nus montrent leur couleur à l’infirmière.',
    ],
    es: [
      'Un vestido limpio y suelto; una mano con anillos y esmalte, tachada.',
      'La enfermera mira el color de las uñas.',
    ],
  }),
  step('before-no-medicine', scenes.noMedicines, {
    en: ['A strip of tablets, crossed out, and 24 hours.', 'Write down the medicines that she goes on taking.'],
    fr: ['Des comprimés barrés, et 24 heures.', 'Notez les médicaments qu’elle continue de prendre.'],
    es: ['Tabletas tachadas y 24 horas.', 'Anote las medicinas que sigue tomando.'],
  }),
  step('before-friend', scenes.withFriend, {
    en: ['Two women on the way to the clinic.', 'Ask who can come, and who takes her home.'],
    fr: ['Deux femmes en route vers le centre de santé.', 'Demandez qui peut venir et la ramener.'],
    es: ['Dos mujeres camino del centro de salud.', 'Pregunte quién puede venir y llevarla a casa.'],
  }),
  step('tubes-nurse-beside', scenes.nurseBeside, {
    en: [
      'A woman lies on a couch, awake; a nurse stays at her head and talks. An open hand says stop.',
      'Agree on her sign for stop before you begin.',
    ],
    fr: [
      'Une femme est couchée, éveillée ; une infirmière reste à sa tête et lui parle. Une main ouverte dit stop.',
      'Convenez du signe « stop » avant de commencer.',
    ],
    es: [
      'Una mujer está acostada, despierta; una enfermera se queda a su cabecera y le habla. Una mano abierta dice alto.',
      'Acuerde la señal de alto antes de empezar.',
    ],
  }),
  step('tubes-dry', scenes.woundDry, {
    en: [
      'A plaster low on the belly; water and a hand are crossed out.',
      'Show how she can wash the rest of her body.',
    ],
    fr: ['Un pansement au bas du ventre ; l’eau et une main sont barrées.', 'Montrez comment laver le reste du corps.'],
    es: ['Un apósito bajo en el vientre; el agua y una mano, tachadas.', 'Muestre cómo lavar el resto del cuerpo.'],
  }),
  step('tubes-little-sore', scenes.littleSore, {
    en: ['A belly that is a little sore for some days: usual.', 'Tell her before, so that she is not afraid.'],
    fr: ['Un ventre un peu sensible quelques jours : c’est habituel.', 'Dites-le avant, pour qu’elle n’ait pas peur.'],
    es: ['Un vientre algo sensible unos días: es lo usual.', 'Dígaselo antes, para que no tenga miedo.'],
  }),
  step('tubes-as-before', scenes.milkAndBleeding, {
    en: ['A mother breastfeeds; a calendar shows bleeding as before.', 'Ask what her neighbours say about both.'],
    fr: ['Une mère allaite ; un calendrier montre des règles comme avant.', 'Demandez ce que disent les voisines.'],
    es: ['Una madre da el pecho; un calendario muestra la regla como antes.', 'Pregunte qué dicen las vecinas.'],
  }),
  step('tubes-visit', scenes.visit, {
    en: ['A calendar and a clinic: the visit for the wound.', 'Write the day on her sheet.'],
    fr: ['Un calendrier et un centre de santé : la visite pour la plaie.', 'Écrivez le jour sur sa feuille.'],
    es: ['Un calendario y un centro de salud: la visita por la herida.', 'Escriba el día en su hoja.'],
  }),
  step('tubes-fever', scenes.fever, {
    en: ['A woman with a thermometer: fever above 38 degrees.', 'Without a thermometer: a hot forehead, shivering.'],
    fr: ['Une femme et un thermomètre : fièvre de plus de 38 degrés.', 'Sans thermomètre : front chaud, frissons.'],
    es: ['Una mujer y un termómetro: fiebre de más de 38 grados.', 'Sin termómetro: frente caliente, escalofríos.'],
  }),
  step('tubes-bad-wound', scenes.badWound, {
    en: ['A wound that is red around and opens, with pus and blood.', 'Let her name what she would see.'],
    fr: ['Une plaie rouge autour, ouverte, avec du pus et du sang.', 'Elle nomme ce qu’elle verrait.'],
    es: ['Una herida roja, abierta, con pus y sangre.', 'Ella nombra lo que vería.'],
  }),
  step('tubes-growing-pain', scenes.growingPain, {
    en: ['Pain in the belly, and three bars, each higher: it grows.', 'Ask where she would go at night.'],
    fr: ['Une douleur au ventre et trois barres, de plus en plus hautes : elle augmente.', 'Où irait-elle la nuit ?'],
    es: ['Dolor de vientre y tres barras cada vez más altas: aumenta.', 'Pregunte adónde iría de noche.'],
  }),
  step('tubes-faint', scenes.faint, {
    en: ['A woman sways, with spirals above her head: dizzy or faint.', 'Somebody else has to call then: who?'],
    fr: [
      'Une femme vacille, des spirales au-dessus de la tête : vertige, malaise.',
      'Quelqu’un d’autre appelle : qui ?',
    ],
    es: ['Una mujer se tambalea, con espirales sobre la cabeza: mareo o desmayo.', 'Otra persona llama: ¿quién?'],
  }),
  step('tubes-later', scenes.later, {
    en: [
      'Pain at one side of the belly and a month without bleeding: come on the same day.',
      'Let her say: “I have been operated on”.',
    ],
    fr: [
      'Une douleur d’un côté du ventre et un mois sans règles : venir le jour même.',
      'Elle s’exerce à dire : « J’ai été opérée ».',
    ],
    es: [
      'Dolor de un lado del vientre y un mes sin regla: venir el mismo día.',
      'Ella practica la frase: «Me operaron».',
    ],
  }),
]
