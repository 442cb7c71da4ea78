import { sixCells } from '../../kit/cells.ts'
import { calendar, drop } from '../../kit/days.ts'
import { arrow, circle, group, path, type Shape } from '../../kit/shapes.ts'
import { anaemia } from '../implants/health-benefits.ts'
import { MONTHS } from '../implants/months.ts'
import { ordinaryHeadache } from '../training/community/screening-icons.ts'
import { dressed, face, germs, scales, shield } from './coc-icons.ts'

/** What users of combined pills may notice. */
export const cocNotice = sixCells(
  'coc-notice',
  [
    () => calendar(1, 22, 14, MONTHS.irregular),
    () => calendar(1, 22, 14, MONTHS.light),
    ordinaryHeadache,
    () => [
      ...dressed(),
      ...[34, 66].map((x) =>
        path(`M${x} 38v8M${x} 60v8M${x - 15} 53h8M${x + 7} 53h8`, { stroke: 'blood', width: 4.5 }),
      ),
    ],
    () => [group(scales(), { x: -4, y: 4, scale: 0.72 }), group(face('M36 78h24'), { x: 54, y: 40, scale: 0.52 })],
    () => [
      group([...face('M36 78q12 8 24 0'), ...spots(8)], { x: -4, y: 22, scale: 0.56 }),
      ...arrow([48, 52], [62, 52], { width: 5 }),
      group([...face('M36 78q12 8 24 0'), ...spots(2)], { x: 54, y: 22, scale: 0.56 }),
    ],
  ],
  {
    en: {
      words: [
        'Bleeding at odd times in the first months',
        'Later: lighter, shorter, more regular; or none',
        'Nausea, dizziness, headache',
        'Tender breasts',
        'Small changes in weight or mood',
        'Acne: usually better, sometimes worse',
      ],
      alt: 'What users may notice: bleeding at odd times in the first months; later lighter, shorter and more regular bleeding, or none; nausea, dizziness, headache; tender breasts; small changes in weight or mood; acne, which usually gets better and sometimes worse.',
      note: 'Point to a picture; a trainee says it in one calm sentence, as to a client.',
    },
    fr: {
      words: [
        'Saignements imprévus les premiers mois',
        'Ensuite : moins, plus réguliers, ou aucun',
        'Nausées, vertiges, mal de tête',
        'Seins sensibles',
        'Poids ou humeur qui changent un peu',
        'Acné : souvent mieux, parfois pire',
      ],
      alt: 'Ce que les utilisatrices peuvent remarquer : des saignements imprévus les premiers mois ; ensuite des saignements moins abondants, plus courts et plus réguliers, ou aucun ; nausées, vertiges, mal de tête ; seins sensibles ; petits changements de poids ou d’humeur ; une acné le plus souvent améliorée, parfois aggravée.',
      note: 'Montrez une image ; un participant le dit en une phrase calme, comme à une cliente.',
    },
    es: {
      words: [
        'Sangrado imprevisto los primeros meses',
        'Luego: menos, más regular, o nada',
        'Náusea, mareo, dolor de cabeza',
        'Senos sensibles',
        'Pequeños cambios de peso o ánimo',
        'Acné: suele mejorar, a veces empeora',
      ],
      alt: 'Lo que las usuarias pueden notar: sangrado imprevisto los primeros meses; luego sangrado más ligero, más corto y más regular, o ninguno; náusea, mareo, dolor de cabeza; senos sensibles; pequeños cambios de peso o de ánimo; acné, que suele mejorar y a veces empeora.',
      note: 'Señale un dibujo; alguien lo dice en una frase tranquila, como a una usuaria.',
    },
  },
  undefined,
)

function spots(count: number): Shape[] {
  const places: [number, number][] = [
    [28, 66],
    [66, 68],
    [38, 70],
    [58, 64],
    [24, 74],
    [72, 60],
    [50, 68],
    [32, 60],
  ]
  return places.slice(0, count).map(([x, y]) => circle(x, y, 4.5, { fill: 'blood' }))
}

/** Benefits of combined pills besides contraception. */
export const cocBenefits = sixCells(
  'coc-benefits',
  [
    () => [drop(24, 50, 'blood', 2.2), ...arrow([48, 52], [70, 52], { width: 6 }), drop(86, 56, 'blood', 1.1)],
    () => [...dressed([33, 76], [67, 76]), shield(-6, 14, 0.56)],
    () => [
      ...dressed(),
      path('M32 68Q50 60 68 68Q62 82 56 92H44Q38 82 32 68Z', { fill: 'blood', stroke: 'white', width: 3.5 }),
      shield(-6, 14, 0.56),
    ],
    () => [...germs([12, 22], [14, 54], [18, 86]), shield(32, 20, 0.86)],
    anaemia,
    () => [
      group(
        [...dressed(), path('M50 62v9M50 87v9M34 79h9M57 79h9M39 68l5 5M61 68l-5 5', { stroke: 'blood', width: 4.5 })],
        { x: -8, y: 6, scale: 0.9 },
      ),
      ...arrow([90, 16], [90, 84], { paint: 'leaf', width: 8 }),
    ],
  ],
  {
    en: {
      words: [
        'Less pain and less blood at menstruation',
        'Protection from cancer of the ovary',
        'Protection from cancer of the lining of the womb',
        'Fewer pelvic infections with symptoms',
        'May help against anaemia from lack of iron',
        'Less pain from endometriosis',
      ],
      alt: 'Six benefits: less pain and less blood at menstruation; protection from cancer of the ovary; protection from cancer of the lining of the womb; fewer cases of pelvic infection with symptoms; may help against anaemia from lack of iron; less pain from endometriosis.',
      note: 'Ask which of the six a client has ever mentioned. Benefits inform; they never push.',
    },
    fr: {
      words: [
        'Règles moins douloureuses et abondantes',
        'Protège du cancer de l’ovaire',
        'Protège du cancer de l’endomètre',
        'Moins d’infections pelviennes avec signes',
        'Peut aider contre l’anémie par manque de fer',
        'Moins de douleur d’endométriose',
      ],
      alt: 'Six bienfaits : règles moins douloureuses et moins abondantes ; protection contre le cancer de l’ovaire ; protection contre le cancer de l’endomètre ; moins d’infections pelviennes avec symptômes ; peut aider contre l’anémie par manque de fer ; moins de douleurs dues à l’endométriose.',
      note: 'Demandez lequel des six une cliente a déjà cité. Un bienfait informe, il ne pousse pas.',
    },
    es: {
      words: [
        'Menos dolor y menos sangre en la regla',
        'Protege del cáncer de ovario',
        'Protege del cáncer de endometrio',
        'Menos infección pélvica con síntomas',
        'Puede ayudar contra la anemia por falta de hierro',
        'Menos dolor por endometriosis',
      ],
      alt: 'Seis beneficios: menos dolor y menos sangre en la regla; protección contra el cáncer de ovario; protección contra el cáncer de endometrio; menos casos de infección pélvica con síntomas; puede ayudar contra la anemia por falta de hierro; menos dolor por endometriosis.',
      note: 'Pregunte cuál de los seis mencionó alguna usuaria. Un beneficio informa; nunca presiona.',
    },
  },
  undefined,
)
