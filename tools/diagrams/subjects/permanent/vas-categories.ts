import { categoryRows } from './letters.ts'

/** Where common situations belong: docs/figures/vasectomy.md, rows from MEC 2015. */
export const vasCategories = categoryRows('vas-categories', [62, 92, 92, 62], {
  en: {
    rows: [
      'High risk of HIV · HIV, stage 1 or 2 · Sickle cell disease',
      'Diabetes · Depression · Past injury · Young age · Large hydrocele or varicocele',
      'Infection of the skin or organs · STI now · Filariasis · Lump in the scrotum',
      'Clotting disorder · Hernia in the groin · HIV, stage 3 or 4',
    ],
    alt: 'Accept: high risk of HIV, HIV stage 1 or 2, sickle cell disease. Caution: diabetes, depression, past injury, young age, large hydrocele or varicocele. Delay: infection of the skin or organs, sexually transmitted infection now, filariasis, lump in the scrotum. Special: clotting disorder, hernia in the groin, HIV stage 3 or 4.',
    note: 'Read a situation aloud; the group calls out the letter, and what the man gets today.',
  },
  fr: {
    rows: [
      'Risque élevé de VIH · VIH, stade 1 ou 2 · Drépanocytose',
      'Diabète · Dépression · Blessure ancienne · Jeune âge · Grosse hydrocèle ou varicocèle',
      'Infection de la peau ou des organes · IST actuelle · Filariose · Masse aux bourses',
      'Trouble de la coagulation · Hernie de l’aine · VIH, stade 3 ou 4',
    ],
    alt: 'Accepter : risque élevé de VIH, VIH stade 1 ou 2, drépanocytose. Prudence : diabète, dépression, blessure ancienne, jeune âge, grosse hydrocèle ou varicocèle. Différer : infection de la peau ou des organes, IST actuelle, filariose, masse aux bourses. Spécial : trouble de la coagulation, hernie de l’aine, VIH stade 3 ou 4.',
    note: 'Lisez une situation ; le groupe dit la lettre, et ce que l’homme reçoit aujourd’hui.',
  },
  es: {
    rows: [
      'Alto riesgo de VIH · VIH, estadio 1 o 2 · Drepanocitosis',
      'Diabetes · Depresión · Lesión anterior · Edad joven · Hidrocele o varicocele grande',
      'Infección de la piel o los órganos · ITS actual · Filariasis · Masa en el escroto',
      'Problema de coagulación · Hernia inguinal · VIH, estadio 3 o 4',
    ],
    alt: 'Aceptar: alto riesgo de VIH, VIH estadio 1 o 2, drepanocitosis. Cautela: diabetes, depresión, lesión anterior, edad joven, hidrocele o varicocele grande. Demorar: infección de la piel o los órganos, ITS actual, filariasis, masa en el escroto. Especial: problema de coagulación, hernia inguinal, VIH estadio 3 o 4.',
    note: 'Lea una situación; el grupo dice la letra y qué recibe el hombre hoy.',
  },
})
