/** The names of one concept, as `SearchSynonymTable` has them. */
interface StarterSynonym {
  meaning: string
  searched: readonly string[]
  alsoTyped: readonly string[]
}

/** Of each concept its meaning, the names that documents use, and the names that people also type. */
const CONCEPTS = `
family planning: family planning, planification familiale, planificación familiar;
  FP, PF, birth control, planning familial

an implant: implant, implante;
  Jadelle, Norplant, Implanon, Implanon NXT, Nexplanon, Levoplant, Sino-implant, contraceptive rod, arm implant,
  bâtonnet contraceptif

an IUD: IUD, intrauterine device, DIU, dispositif intra-utérin, dispositivo intrauterino;
  IUCD, coil, loop, copper T, intra-uterine device, stérilet, T de cobre, T de cuivre, T au cuivre, Mirena, IUC,
  intrauterine contraception, IUS, LNG-IUS, LNG-IUD, DIU-LNG, SIU, SIU-LNG, hormonal coil, copper coil, spiral, TCu, TCu380A,
  Copper T 380A, Multiload, PPIUD, PPIUCD, DIUPP

DMPA-SC: DMPA-SC, AMPD-SC;
  Sayana Press, Sayana, Depo-subQ, Depo-subQ Provera, Depo-subQ Provera 104, Sayanapress, subcutaneous DMPA,
  DMPA sous-cutané, DMPA subcutáneo, AMPD subcutáneo

DMPA, a progestin-only injectable: DMPA, progestin-only injectable, DMPA-IM, AMPD;
  Depo-Provera, Depo, depot injection, Petogen, Injectaplan, Megestron, Soma-Ject, three-month injection,
  3-month injection, contraceptive injection, jab, birth control shot, contraceptive shot, depo shot, piqûre de trois mois,
  injection de trois mois, inyección de tres meses

NET-EN, a progestin-only injectable: NET-EN;
  Noristerat, Nur-Isterate, norethisterone enanthate, norethisterone enantate, two-month injection, Norigest,
  enantato de noretisterona

female sterilization: female sterilization, stérilisation féminine, esterilización femenina, ligadura de trompas;
  tubal ligation, bilateral tubal ligation, female sterilisation, ligature des trompes, ligature, ligadura, BTL,
  tubectomy, tubal, tubes tied, tied tubes, tie tubes, tying tubes, tying the tubes, tubal occlusion, minilap, minilaparotomy,
  ligature tubaire, salpingoclasia, oclusión tubaria

vasectomy: vasectomy, vasectomie, vasectomía;
  male sterilization, male sterilisation, stérilisation masculine, esterilización masculina, NSV, snip,
  no-scalpel vasectomy, vasectomie sans bistouri, vasectomía sin bisturí

an emergency contraceptive pill: emergency contraceptive pill, emergency contraceptive pills, emergency contraception,
  contraception d’urgence, anticoncepción de emergencia;
  morning-after pill, Plan B, Postinor, P2, i-pill, e-pill, ECP, pilule du lendemain, pilule d’urgence,
  píldora del día siguiente, píldora de emergencia, EC, PCU, AE, day-after pill, emergency pill, Norlevo, Levonelle,
  ellaOne, pastilla del día después, pastilla de emergencia, PAE

a condom: condom, préservatif, condón, preservativo; capote, prophylactic, rubber, Durex, sheath

a combined oral contraceptive: combined oral contraceptive, combined oral contraceptives, combined pill, pilule combinée,
  píldora combinada;
  COC, Microgynon, Lo-Femenal, Pilplan, Femiplan, Femicon, Duofem, Nordette, OCP, oral contraceptive pill,
  birth control pill, contraceptive pill, pilule œstroprogestative, anticonceptivo oral combinado, AOC, ACO

a progestin-only pill: progestin-only pill, progestin-only pills, pilule progestative, píldora de progestina;
  POP, minipill, mini-pill, progestogen-only pill, Microlut, Ovrette, Microval, Minicon, Cerazette, minipilule,
  minipíldora

the lactational amenorrhea method: LAM, lactational amenorrhea, MAMA, MELA;
  lactational amenorrhoea, breastfeeding method, breastfeeding as contraception,
  méthode de l’allaitement maternel et de l’aménorrhée, método de la lactancia y la amenorrea

the Standard Days Method: Standard Days Method, CycleBeads, jours fixes, días fijos;
  cycle beads, collier du cycle, collar del ciclo, SDM, méthode des jours fixes, método de días fijos, MJF, MDF

removal: removal, taking a rod out, taking out; remove, removing, removed, take out, pull out, get out

insertion: insertion, inserting; insert, put in, putting in, fitting, placement

a female condom: female condom, préservatif féminin, condón femenino; FC2, Femidom, internal condom

a fertility awareness method: fertility awareness, connaissance de la fécondité, conocimiento de la fertilidad;
  rhythm method, rhythm, calendar method, safe days, natural family planning, NFP, natural method, FAM,
  méthode du calendrier, méthode naturelle, méthodes naturelles, método del ritmo, métodos naturales

a young person: adolescent, youth, young people; teenager, teen, ado, AYSRH, ASRH, SSRAJ

a community health worker: community health worker, community-based provision, agent de santé communautaire, promotora;
  CHW, CHV, community health volunteer, VHT, village health team, village health worker, ASC, CBD, promotor de salud

infection prevention: infection prevention, prévention des infections, prevención de infecciones;
  IPC, infection control, PCI

hand hygiene: hand hygiene, hand washing, handwashing, clean hands, hygiène des mains, higiene de manos;
  washing hands, wash hands, wash your hands, wash my hands, lavage des mains, lavado de manos

birth spacing: healthy timing and spacing, espacement, espaciamiento;
  HTSP, birth spacing, child spacing, birth interval, espacement des naissances, espaciamiento de los nacimientos

medical eligibility: medical eligibility, recevabilité, elegibilidad;
  MEC, contraindication, contre-indication, contraindicación, contraindicaciones

HIV: HIV, VIH; AIDS, SIDA, HIV AIDS, VIH SIDA

HIV medicines: HIV medicine, antiretroviral, antirétroviraux, antirretroviral;
  ART, ARV, TARV, TAR, HAART, antiretroviral therapy, antiretroviral treatment, HIV drug, HIV treatment,
  traitement antirétroviral, trithérapie, tratamiento antirretroviral

a sexually transmitted infection: STI, sexually transmitted infection, IST, infección de transmisión sexual,
  infecciones de transmisión sexual;
  STD, sexually transmitted, sexually transmitted disease, ITS, MST, ETS, infection sexuellement transmissible,
  infections sexuellement transmissibles

the time after birth: postpartum, postnatal, posparto, después del parto;
  PNC, postnatal care, PPFP, PFPP, CPoN, after delivery, after childbirth, post partum, puerperio, postparto,
  consultation postnatale

pregnancy care: antenatal, prenatal; ANC, CPN, antenatal care, prenatal care, consultation prénatale

the time after an abortion: postabortion, after an abortion, après-avortement, après un avortement,
  después de un aborto;
  PAC, post abortion, postabortion care, SAA, soins après avortement, postaborto

rumours: rumour, rumeur, rumor, mito; myth, misconception, misinformation, false belief, idées reçues, mythe

a missed dose: missed, forgot, forgotten; forget, forgets, forgetting, skipped

a job aid: job aid, aide-mémoire; memory aid

a wall sheet: wall sheet, wall chart; poster

monthly bleeding: monthly bleeding, menstruation; menses, monthly period, menstruación

sexual violence: sexual violence, rape; GBV, SGBV, sexual assault, VBG

bleach: chlorine, chlore, cloro; bleach, Jik, Javel, eau de Javel, lejía, hypochlorite

high blood pressure: high blood pressure, hypertension, presión alta; BP, HBP, hypertensive, HTA
`

/** The synonyms of a new site: names of methods, products and parts of the subject. Editors can change them later. */
export const STARTER_SYNONYMS: readonly StarterSynonym[] = CONCEPTS.trim()
  .split('\n\n')
  .map((concept) => {
    const [meaning = '', names = ''] = concept.replace(/\s+/g, ' ').split(': ')
    const [searched = [], alsoTyped = []] = names.split(/; ?/).map((list) => list.split(', '))
    return { meaning, searched, alsoTyped }
  })
