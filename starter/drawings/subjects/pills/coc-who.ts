import { sixCells } from '../../kit/cells.ts'
import { drop } from '../../kit/days.ts'
import { calendar, clock } from '../../kit/objects.ts'
import { DANGER_FILLS } from '../../kit/panels.ts'
import { bust } from '../../kit/people.ts'
import { arrow, group } from '../../kit/shapes.ts'
import { text } from '../../kit/text.ts'
import { cuff } from '../guidance/icons.ts'
import {
  bedRest,
  breast,
  gallBladder,
  heartSign,
  leg,
  liver,
  placeOnHead,
  smokes,
  sugar,
  yellowEye,
} from '../training/community/screening-icons.ts'
import { NURSE, telephone } from '../training/things.ts'
import { dressed, germs, redCheeks, smallPack } from './coc-icons.ts'

/** People who can use combined pills: categories 1 and 2 of the MEC 2015. */
export const cocYes = sixCells(
  'coc-yes',
  [
    () => [
      bust({ skin: 'skinDark', head: 'bun', cloth: 'leaf' }, { x: -10, y: 10, scale: 0.46 }),
      bust({ skin: 'skin', head: 'veil', headPaint: 'indigo', cloth: 'indigo' }, { x: 40, y: 10, scale: 0.46 }),
    ],
    () => [drop(50, 28, 'blood', 1.5), text('40+', 50, 88, { bold: true, anchor: 'middle', size: 34 })],
    () => [...calendar(50, 52, 84), ...arrow([22, 62], [74, 62], { paint: 'leaf', width: 9 })],
    smokes,
    () => [group(dressed([50, 14]), { x: -8, y: 0, scale: 0.9 }), drop(90, 60, 'blood', 1.4)],
    () => germs([30, 30], [74, 34], [34, 74]),
  ],
  {
    en: {
      words: [
        'Married or not, with or without children',
        'From first menstruation; 40 or older',
        'After abortion or miscarriage, at once',
        'Smoker under 35; obesity',
        'Lack of iron, thyroid disease, varicose veins',
        'HIV, STIs, malaria, hepatitis carrier',
      ],
      alt: 'Yes, she can. Category 1: married or not, with or without children; from the first menstruation; after abortion or miscarriage, at once; lack of iron, thyroid disease, varicose veins; HIV, other STIs, malaria, viral hepatitis as a carrier. Category 2: 40 or older; smoker under 35; obesity.',
      note: 'Circle is category 1, square is category 2: both are a yes. Trainees say “yes, she can” to each.',
    },
    fr: {
      words: [
        'Mariée ou non, avec ou sans enfants',
        'Dès les premières règles ; 40 ans ou plus : catégorie 2',
        'Après un avortement ou une fausse couche, tout de suite',
        'Fumeuse de moins de 35 ans ; obésité : catégorie 2',
        'Manque de fer, thyroïde, varices',
        'VIH, autres IST, paludisme, porteuse d’une hépatite',
      ],
      alt: 'Oui, elle peut. Catégorie 1 : mariée ou non, avec ou sans enfants ; dès les premières règles ; après un avortement ou une fausse couche, tout de suite ; manque de fer, maladie de la thyroïde, varices ; VIH, autres IST, paludisme, portage d’une hépatite virale. Catégorie 2 : 40 ans ou plus ; fumeuse de moins de 35 ans ; obésité.',
      note: 'Le rond est la catégorie 1, le carré la catégorie 2 : deux fois oui. Les participants disent « oui, elle peut » à chaque case.',
    },
    es: {
      words: [
        'Casada o no, con o sin hijos',
        'Desde la primera regla; 40 años o más: categoría 2',
        'Después de un aborto, de inmediato',
        'Fuma y tiene menos de 35; obesidad: categoría 2',
        'Falta de hierro, tiroides, várices',
        'VIH, otras ITS, malaria, portadora de hepatitis',
      ],
      alt: 'Sí puede. Categoría 1: casada o no, con o sin hijos; desde la primera regla; después de un aborto, de inmediato; falta de hierro, enfermedad de la tiroides, várices; VIH, otras ITS, malaria, portadora de hepatitis viral. Categoría 2: 40 años o más; fumadora menor de 35; obesidad.',
      note: 'El círculo es la categoría 1, el cuadrado la 2: las dos son un sí. El grupo dice «sí puede» a cada una.',
    },
  },
  undefined,
  undefined,
  [[1], [1, 2], [1], [2], [1], [1]],
)

/** Category 4 of the MEC 2015 for combined pills. */
export const cocFour = sixCells(
  'coc-four',
  [
    leg,
    () => [group(placeOnHead(), { x: -4, y: 14, scale: 0.62 }), group(heartSign(), { x: 52, y: 40, scale: 0.5 })],
    breast,
    liver,
    bedRest,
    redCheeks,
  ],
  {
    en: {
      words: [
        'Blood clot in leg or lung, now or ever',
        'Stroke or heart disease, now or ever',
        'Breast cancer now',
        'Severe cirrhosis; most liver tumours',
        'Surgery with long bed rest',
        'Lupus, antiphospholipid-positive or untested',
      ],
      alt: 'Category 4: blood clot in leg or lung, now or ever; stroke or heart disease, now or ever; breast cancer now; severe cirrhosis and most liver tumours; surgery that keeps her in bed for long; lupus with antiphospholipid antibodies, or untested.',
      note: 'For each picture the group names a method that she can have today.',
    },
    fr: {
      words: [
        'Caillot à la jambe ou au poumon, actuel ou passé',
        'AVC ou maladie du cœur, actuel ou passé',
        'Cancer du sein actuel',
        'Cirrhose sévère ; la plupart des tumeurs du foie',
        'Opération suivie d’un long alitement',
        'Lupus avec anticorps antiphospholipides ou sans test',
      ],
      alt: 'Catégorie 4 : caillot à la jambe ou au poumon, actuel ou passé ; AVC ou maladie du cœur, actuel ou passé ; cancer du sein actuel ; cirrhose sévère et la plupart des tumeurs du foie ; opération suivie d’un long alitement ; lupus avec anticorps antiphospholipides, ou sans test.',
      note: 'Pour chaque image, le groupe nomme une méthode possible aujourd’hui.',
    },
    es: {
      words: [
        'Coágulo en pierna o pulmón, ahora o antes',
        'Derrame o mal del corazón, ahora o antes',
        'Cáncer de mama actual',
        'Cirrosis grave; casi todo tumor de hígado',
        'Cirugía con mucho tiempo en cama',
        'Lupus con antifosfolípidos o sin prueba',
      ],
      alt: 'Categoría 4: coágulo en la pierna o el pulmón, ahora o antes; derrame cerebral o enfermedad del corazón, ahora o antes; cáncer de mama actual; cirrosis grave y casi todos los tumores de hígado; cirugía con mucho tiempo en cama; lupus con anticuerpos antifosfolípidos, o sin prueba.',
      note: 'Para cada dibujo, el grupo nombra un método que puede recibir hoy.',
    },
  },
  undefined,
  DANGER_FILLS,
  [[4], [4], [4], [4], [4], [4]],
)

/** Category 3 of the MEC 2015 for combined pills, and what follows from it. */
export const cocThree = sixCells(
  'coc-three',
  [
    () => [...breast(), ...clock(16, 18, 18, 0.9)],
    gallBladder,
    sugar,
    () => [
      group(smokes(), { x: -2, y: 0, scale: 0.5 }),
      group(cuff(), { x: 48, y: 4, scale: 0.5 }),
      group(sugar(), { x: 24, y: 50, scale: 0.5 }),
    ],
    () => [group(yellowEye(), { x: 10, y: -8, scale: 0.8 }), smallPack(18, 64, 0.2)],
    () => [bust(NURSE, { x: -10, y: 8, scale: 0.5 }), group(telephone(), { x: 50, y: 26, scale: 0.56 })],
  ],
  {
    en: {
      words: [
        'Breast cancer in the past, no sign for 5 years',
        'Gall bladder disease, now or treated with medicine',
        'Diabetes over 20 years or with damage',
        'Several heart risks together',
        'Jaundice earlier with combined pills',
        'No clinician to ask? Treat 3 like 4',
      ],
      alt: 'Category 3: breast cancer in the past, no sign for 5 years; gall bladder disease, now or treated with medicine; diabetes over 20 years or with damage, 3 or 4; several heart risks together, 3 or 4; jaundice earlier with combined pills. A provider with a telephone: ask a clinician; where nobody can be asked, treat 3 like 4.',
      note: 'Ask whom trainees can call from their own facility, and what the client gets meanwhile.',
    },
    fr: {
      words: [
        'Cancer du sein passé, sans signe depuis 5 ans',
        'Vésicule malade, ou traitée par médicaments',
        'Diabète de plus de 20 ans ou compliqué',
        'Plusieurs risques pour le cœur',
        'Jaunisse autrefois sous pilule combinée',
        'Demander à un clinicien. Personne ? 3 devient 4',
      ],
      alt: 'Catégorie 3 : cancer du sein passé, sans signe depuis 5 ans ; maladie de la vésicule, actuelle ou traitée par médicaments ; diabète depuis plus de 20 ans ou compliqué, 3 ou 4 ; plusieurs risques pour le cœur ensemble, 3 ou 4 ; jaunisse autrefois sous pilule combinée. Une soignante au téléphone : demander à un clinicien ; sans clinicien, 3 se traite comme 4.',
      note: 'Demandez qui les participants peuvent appeler depuis leur centre, et ce que la cliente reçoit en attendant.',
    },
    es: {
      words: [
        'Cáncer de mama pasado, sin señal hace 5 años',
        'Vesícula enferma o tratada con medicina',
        'Diabetes de más de 20 años o con daño',
        'Varios riesgos del corazón juntos',
        'Ictericia anterior con la píldora combinada',
        'Preguntar a un clínico. ¿No hay? 3 vale como 4',
      ],
      alt: 'Categoría 3: cáncer de mama pasado, sin señal hace 5 años; enfermedad de la vesícula, actual o tratada con medicina; diabetes de más de 20 años o con daño, 3 o 4; varios riesgos del corazón juntos, 3 o 4; ictericia anterior con la píldora combinada. Una proveedora con teléfono: preguntar a un clínico; si no hay, el 3 se trata como 4.',
      note: 'Pregunte a quién pueden llamar desde su servicio y qué recibe la usuaria mientras tanto.',
    },
  },
  undefined,
  undefined,
  [[3], [3], [3, 4], [3, 4], [3], []],
)
