import { sorePart, talk, thermometer, warning } from '../../kit/client-scenes.ts'
import { drop, suns } from '../../kit/days.ts'
import { backdrop } from '../../kit/frames.ts'
import { cross, tick } from '../../kit/marks.ts'
import { methodSign } from '../../kit/methods.ts'
import { calendar } from '../../kit/objects.ts'
import type { Paint } from '../../kit/palette.ts'
import type { PersonLook, Skin } from '../../kit/people.ts'
import { circle, ellipse, group, path, rect, type Shape } from '../../kit/shapes.ts'
import { step } from '../../kit/step.ts'
import { text } from '../../kit/text.ts'
import { cloth, microscope } from './care-things.ts'
import { CLIENT, MAN, waitThenSex } from './couple.ts'

const NURSE: PersonLook = { skin: 'skinDark', head: 'bun', cloth: 'indigo' }
const DOCTOR: PersonLook = { skin: 'skin', head: 'short', cloth: 'indigo' }

/** Somebody who rests on a bed; the head is at the left. @param wrap colour of a head wrap, instead of short hair */
export function bed(skin: Skin, wrap?: Paint): Shape[] {
  return [
    path('M24 52V138M216 92V138', { stroke: 'skinDark', width: 8 }),
    rect(24, 104, 192, 22, { fill: 'skinDark', radius: 4 }),
    rect(30, 82, 60, 24, { fill: 'white', stroke: 'steel', width: 2, radius: 10 }),
    circle(58, 74, 19, { fill: skin }),
    ...(wrap === undefined
      ? [path('M41 68a19 19 0 0 1 32 -6Z', { fill: 'hair' })]
      : [circle(38, 58, 8, { fill: wrap }), path('M37 76a22 22 0 0 1 38 -16Q58 60 52 76Z', { fill: wrap })]),
    path('M76 78C120 66 180 74 212 90V106H76Z', { fill: 'indigo' }),
    path('M80 92H210', { stroke: 'marigold', width: 4, dash: [9, 8] }),
  ]
}

/** A can with water, a bundle of wood: heavy things. */
function loads(): Shape[] {
  return [
    path('M40 60H104V122H40Z', { fill: 'marigold', stroke: 'ink', width: 3 }),
    path('M52 60V46H84V60', { stroke: 'ink', width: 5 }),
    rect(88, 46, 12, 14, { fill: 'ink' }),
    path('M46 78L98 104M98 78L46 104', { stroke: 'terracotta', width: 3 }),
    ...[0, 1, 2, 3].map((row) => path(`M126 ${76 + row * 14}H210`, { stroke: 'skin', width: 12 })),
    ...[0, 1, 2, 3].map((row) => circle(210, 76 + row * 14, 5, { fill: 'fat' })),
    path('M146 66V128M188 66V128', { stroke: 'ink', width: 3 }),
  ]
}

/** Hips from the front with snug underwear. @param onIt drawn on them; the middle is at x = 120 */
export function hips(onIt: Shape[] = []): Shape {
  return group(
    [
      path('M66 0C60 30 56 60 56 84L60 170H110L120 116L130 170H180L184 84C184 60 180 30 174 0Z', { fill: 'skinDark' }),
      path('M55 58H185L184 96L132 132Q120 138 108 132L56 96Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
      path('M55 60H185', { stroke: 'indigo', width: 10 }),
      path('M104 66V116M136 66V116', { stroke: 'steel', width: 2.5 }),
      ...onIt,
    ],
    { x: -26 },
  )
}

function plate(): Shape[] {
  return [
    ellipse(104, 92, 62, 40, { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M60 90C66 60 142 60 148 90C132 104 76 104 60 90Z', { fill: 'fat' }),
    circle(92, 78, 9, { fill: 'leaf' }),
    circle(116, 84, 9, { fill: 'terracotta' }),
    path('M186 54V128M178 54V76Q186 84 194 76V54', { stroke: 'steelDark', width: 5 }),
  ]
}

function glass(): Shape[] {
  return [
    path('M76 44H140L132 140H84Z', { fill: 'white', stroke: 'steelDark', width: 3 }),
    path('M79 72H137L132 138H84Z', { fill: 'water' }),
  ]
}

export function noFood(): Shape[] {
  return [backdrop(), ...plate(), ...cross(186, 140, 40), hours(8)]
}

/** A line of time that ends at the operation: drinks until two hours before, then none. */
export function noDrink(): Shape[] {
  return [
    backdrop(),
    group(glass(), { x: -32, y: -14, scale: 0.78 }),
    ...tick(84, 82, 36),
    group(glass(), { x: 72, y: -14, scale: 0.78 }),
    ...cross(186, 82, 36),
    rect(10, 112, 96, 46, { fill: 'leafPale', stroke: 'leaf', width: 4 }),
    rect(106, 112, 84, 46, { fill: 'white', stroke: 'terracotta', width: 4 }),
    text('2 h', 148, 146, { size: 32, bold: true, anchor: 'middle' }),
    methodSign('tubes', { x: 190, y: 112, scale: 0.46 }),
  ]
}

function hours(count: number): Shape {
  return text(`${count} h`, 226, 36, { size: 34, bold: true, anchor: 'end' })
}

/** Pictures for the sheets of both clients; times as starter/figures/female-sterilization.md and vasectomy.md state them. */
export const permanentCare = [
  step('before-no-food', noFood, {
    en: ['A plate of food, crossed out: nothing to eat for 8 hours.', 'Ask at what hour she must stop eating.'],
    fr: [
      'Une assiette barrée : ne rien manger pendant 8 heures.',
      'Demandez à quelle heure elle doit cesser de manger.',
    ],
    es: ['Un plato tachado: no comer nada durante 8 horas.', 'Pregunte a qué hora debe dejar de comer.'],
  }),
  step('before-no-drink', noDrink, {
    en: [
      'A line of time up to the operation: a glass with a tick until two hours before, then a crossed-out glass.',
      'Until two hours before, water and other clear drinks are good; then nothing.',
    ],
    fr: [
      'Une ligne de temps jusqu’à l’opération : un verre coché jusqu’à deux heures avant, puis un verre barré.',
      'Jusqu’à deux heures avant, l’eau et les boissons claires sont permises ; ensuite rien.',
    ],
    es: [
      'Una línea de tiempo hasta la operación: un vaso con marca hasta dos horas antes; después, un vaso tachado.',
      'Hasta dos horas antes puede tomar agua y líquidos claros; después, nada.',
    ],
  }),
  step('tubes-talk', () => talk([methodSign('tubes', { x: 96, y: 13, scale: 0.48 })], CLIENT, NURSE), {
    en: ['A woman speaks with a nurse about the operation.', 'Say that she may change her mind until the last moment.'],
    fr: [
      'Une femme parle de l’opération avec une infirmière.',
      'Dites qu’elle peut changer d’avis jusqu’au dernier moment.',
    ],
    es: [
      'Una mujer habla de la operación con una enfermera.',
      'Diga que puede cambiar de opinión hasta el último momento.',
    ],
  }),
  step('vas-talk', () => talk([...tick(98, 37, 36), ...cross(142, 37, 32)], MAN, DOCTOR), {
    en: [
      'A man speaks with a provider; yes and no are both good answers.',
      'Say that he may change his mind until the last moment.',
    ],
    fr: [
      'Un homme parle avec un prestataire ; oui et non sont deux bonnes réponses.',
      'Dites qu’il peut changer d’avis jusqu’au dernier moment.',
    ],
    es: [
      'Un hombre habla con un proveedor; sí y no son buenas respuestas.',
      'Diga que puede cambiar de opinión hasta el último momento.',
    ],
  }),
  step('tubes-rest', () => [backdrop(), ...bed('skin', 'terracotta'), ...suns(2, 120, 34)], {
    en: ['A woman rests in bed for two days.', 'Ask who will cook and carry for her.'],
    fr: ['Une femme se repose au lit pendant deux jours.', 'Demandez qui cuisinera et portera pour elle.'],
    es: ['Una mujer descansa en cama dos días.', 'Pregunte quién cocinará y cargará por ella.'],
  }),
  step('vas-rest', () => [backdrop(), ...bed('skinDark'), ...suns(2, 120, 34)], {
    en: ['A man rests in bed for two days.', 'Ask what work he can swap for some days.'],
    fr: ['Un homme se repose au lit pendant deux jours.', 'Demandez quel travail il peut échanger quelques jours.'],
    es: ['Un hombre descansa en cama dos días.', 'Pregunte qué trabajo puede cambiar unos días.'],
  }),
  step('tubes-no-loads', () => [backdrop(), ...loads(), ...cross(212, 36, 44), ...suns(7, 120, 148)], {
    en: ['A can of water and wood, crossed out: no heavy work for seven days.', 'Children count as loads too.'],
    fr: [
      'Un bidon d’eau et du bois barrés : pas de gros travaux pendant sept jours.',
      'Les enfants sont aussi une charge.',
    ],
    es: ['Un bidón de agua y leña tachados: nada pesado durante siete días.', 'Los niños también son una carga.'],
  }),
  step('tubes-no-sex', () => [...waitThenSex(), ...suns(7, 120, 148)], {
    en: [
      'A man and a woman with a crossed heart between them: no sex for seven days, and until nothing hurts; then the couple with a tick.',
      'Ask how she will tell her partner.',
    ],
    fr: [
      'Un homme et une femme, un cœur barré entre eux : pas de rapports pendant sept jours, et tant que cela fait mal ; puis le couple avec une coche.',
      'Demandez comment elle le dira à son partenaire.',
    ],
    es: [
      'Un hombre y una mujer, un corazón tachado entre ellos: sin relaciones siete días y mientras duela; después la pareja con una marca.',
      'Pregunte cómo se lo dirá a su pareja.',
    ],
  }),
  step(
    'vas-no-sex',
    () => [...waitThenSex(), ...suns(3, 62, 146), methodSign('condom', { x: 148, y: 114, scale: 0.54 })],
    {
      en: [
        'A man and a woman with a crossed heart between them: no sex for two to three days; then the couple with a tick and a condom.',
        'After these days: sex with protection.',
      ],
      fr: [
        'Un homme et une femme, un cœur barré entre eux : pas de rapports pendant deux à trois jours ; puis le couple avec une coche et un préservatif.',
        'Ensuite : des rapports protégés.',
      ],
      es: [
        'Un hombre y una mujer, un corazón tachado entre ellos: sin relaciones dos o tres días; después la pareja con una marca y un condón.',
        'Después: relaciones con protección.',
      ],
    },
  ),
  step(
    'tubes-danger',
    () => [backdrop('terracottaPale'), ...sorePart(0), ...thermometer(188, 140, 64), ...warning(190, 36)],
    {
      en: ['Fever, or pain in the belly that grows: come at once.', 'Ask where she would go at night.'],
      fr: ['De la fièvre, ou une douleur du ventre qui augmente : venir aussitôt.', 'Demandez où elle irait la nuit.'],
      es: ['Fiebre o dolor de vientre que aumenta: venir enseguida.', 'Pregunte adónde iría de noche.'],
    },
  ),
  step('vas-cold', () => [backdrop(), hips(cloth()), hours(4)], {
    en: [
      'A cold cloth on the underwear, in the first 4 hours.',
      'Without ice: a cloth dipped in cool water, wrapped in a dry one.',
    ],
    fr: [
      'Un linge froid sur le slip, pendant les 4 premières heures.',
      'Sans glace : un linge trempé dans l’eau fraîche, enveloppé d’un linge sec.',
    ],
    es: [
      'Un paño frío sobre la ropa interior, las primeras 4 horas.',
      'Sin hielo: un paño mojado en agua fresca, envuelto en uno seco.',
    ],
  }),
  step('vas-underwear', () => [backdrop(), hips(), ...[34, 74, 114].flatMap((y) => suns(1, 204, y))], {
    en: ['Snug underwear, day and night, for two to three days.', 'Let him bring it on the day of the operation.'],
    fr: ['Un slip serré, jour et nuit, pendant deux à trois jours.', 'Il l’apporte le jour de l’opération.'],
    es: ['Ropa interior ajustada, día y noche, dos o tres días.', 'Que la traiga el día de la operación.'],
  }),
  step('vas-dry', () => [backdrop(), hips(), drop(206, 50, 'waterDeep', 1.4), ...cross(206, 100, 40)], {
    en: ['The place stays dry: no bath for two to three days.', 'He may wipe himself with a wet towel.'],
    fr: ['La plaie reste sèche : pas de bain pendant deux à trois jours.', 'Il peut s’essuyer avec un linge humide.'],
    es: ['El lugar queda seco: sin baño dos o tres días.', 'Puede limpiarse con una toalla húmeda.'],
  }),
  step(
    'vas-protect',
    () => [
      backdrop(),
      methodSign('condom', { x: 14, y: 36 }),
      ...[0, 1, 2].flatMap((month) => calendar(148 + month * 29, 52 + month * 38, 54, 'terracotta')),
    ],
    {
      en: ['A condom and three sheets of a calendar: three months.', 'Write the date in large figures on his sheet.'],
      fr: [
        'Un préservatif et trois feuilles de calendrier : trois mois.',
        'Écrivez la date en grands chiffres sur sa feuille.',
      ],
      es: ['Un condón y tres hojas de calendario: tres meses.', 'Escriba la fecha en números grandes en su hoja.'],
    },
  ),
  step('vas-test', () => [backdrop(), ...microscope()], {
    en: ['A microscope and a cup: the semen test after three months.', 'Say that the test is useful and not a must.'],
    fr: [
      'Un microscope et un gobelet : le spermogramme après trois mois.',
      'Dites que le test est utile, jamais obligatoire.',
    ],
    es: [
      'Un microscopio y un vaso: la prueba de semen a los tres meses.',
      'Diga que la prueba es útil, no obligatoria.',
    ],
  }),
  step(
    'vas-danger',
    () => [
      backdrop('terracottaPale'),
      hips([circle(120, 100, 18, { fill: 'blood' })]),
      ...thermometer(208, 144, 60),
      ...warning(204, 38),
    ],
    {
      en: ['A swelling that grows, bleeding, pus or fever: come or call.', 'Ask who answers the telephone at night.'],
      fr: [
        'Un gonflement qui augmente, un saignement, du pus ou de la fièvre : venir ou appeler.',
        'Demandez qui répond au téléphone la nuit.',
      ],
      es: [
        'Hinchazón que aumenta, sangrado, pus o fiebre: venir o llamar.',
        'Pregunte quién contesta el teléfono de noche.',
      ],
    },
  ),
]
