import { describe, expect, test } from 'vitest';
import type { UnitId } from '../content/index.ts';
import { duel } from './duel.ts';

/** What each unit does on an open field, by its printed numbers and keywords alone. */
function expectDuels(lines: Partial<Record<UnitId, string>>): void {
  const seen = Object.keys(lines).map((id) => [id, duel(id as UnitId)]);
  expect(Object.fromEntries(seen)).toEqual(lines);
}

describe('units on an open field', () => {
  test('nor-njosnari, nor-pathfinder, nor-bondi, nor-spearman, nor-shieldmaiden, nor-bowman, nor-ulfhednar, nor-berserker, nor-huscarl, nor-skald, nor-karve, nor-longship, nor-vikingr, nor-drengr, nor-hardrada, nor-cnut fight, shoot, stand and go', () => {
    expectDuels({
      'nor-njosnari': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 16',
      'nor-pathfinder': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 10',
      'nor-bondi': 'foot 2:2 horse 2:3 run 2:2 struck 2:0 3:2 health 3 goes 6',
      'nor-spearman': 'foot 2:2 horse 4:3 run 2:2 struck 2:0 3:4 health 4 goes 6',
      'nor-shieldmaiden': 'foot 3:1 horse 3:2 run 3:1 struck 1:0 2:3 health 4 goes 6 frontLine 1',
      'nor-bowman': 'foot 1:2 horse 1:3 run 1:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:1 health 3 goes 4',
      'nor-ulfhednar': 'foot 4:0 horse 4:0 run 4:0 struck 2:0 3:4 health 5 goes 6 regenerate 1',
      'nor-berserker': 'foot 4:2 horse 4:3 run 5:2 struck 2:0 3:4 health 4 goes 6',
      'nor-huscarl': 'foot 4:1 horse 4:2 run 4:1 struck 1:0 2:4 health 6 goes 6',
      'nor-skald': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 3 goes 6 warCry 1 recruit 1',
      'nor-karve': 'foot 2:2 horse 2:3 run 2:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:2 health 4 goes 13',
      'nor-longship':
        'foot 3:2 horse 3:3 run 3:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:3 health 5 goes 13',
      'nor-vikingr': 'foot 3:2 horse 3:3 run 3:2 struck 2:0 3:3 health 4 goes 8',
      'nor-drengr': 'foot 3:2 horse 3:3 run 3:2 struck 2:0 3:4 health 4 goes 6',
      'nor-hardrada': 'foot 5:2 horse 5:3 run 5:2 struck 2:0 3:5 health 9 goes 16 warCry 1',
      'nor-cnut': 'foot 4:1 horse 4:2 run 4:1 struck 1:0 2:4 health 9 goes 10',
    });
  });

  test('sco-gillie, sco-reiver, sco-cateran, sco-clansman, sco-schiltron, sco-gallowglass, sco-ettrick-archer, sco-galwegian, sco-hobelar, sco-knight, sco-piper, sco-birlinn, sco-wallace, sco-redshank, sco-kern, sco-bruce, sco-macalpin fight, shoot, stand and go', () => {
    expectDuels({
      'sco-gillie': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 10',
      'sco-reiver': 'foot 2:2 horse 2:3 run 2:2 struck 2:0 3:2 health 3 goes 10',
      'sco-cateran': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 2 goes 6',
      'sco-clansman': 'foot 2:2 horse 2:3 run 2:2 struck 2:0 3:2 health 4 goes 6',
      'sco-schiltron': 'foot 2:2 horse 4:3 run 2:2 struck 2:0 3:5 health 4 goes 6',
      'sco-gallowglass': 'foot 4:1 horse 4:2 run 4:1 struck 1:0 2:4 health 6 goes 6',
      'sco-ettrick-archer':
        'foot 1:2 horse 1:3 run 1:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:1 health 3 goes 4',
      'sco-galwegian': 'foot 3:2 horse 3:3 run 5:2 struck 2:0 3:3 health 4 goes 6',
      'sco-hobelar': 'foot 3:2 horse 3:3 run 3:2 struck 2:0 3:3 health 4 goes 11',
      'sco-knight': 'foot 4:1 horse 4:2 run 6:1 struck 1:0 2:4 health 6 goes 10',
      'sco-piper': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 3 goes 6 warCry 1',
      'sco-birlinn': 'foot 2:2 horse 2:3 run 2:2 struck 2:0 3:2 health 4 goes 13',
      'sco-wallace': 'foot 5:0 horse 5:0 run 5:0 struck 2:0 3:5 health 7 goes 6 warCry 1',
      'sco-redshank': 'foot 3:2 horse 3:3 run 3:2 struck 2:0 3:3 health 4 goes 6',
      'sco-kern': 'foot 2:2 horse 2:3 run 2:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:2 health 3 goes 6',
      'sco-bruce': 'foot 4:2 horse 4:3 run 4:2 struck 2:0 3:6 health 9 goes 10',
      'sco-macalpin': 'foot 5:2 horse 5:3 run 5:2 struck 2:0 3:5 health 8 goes 10 warCry 1',
    });
  });

  test('mon-outrider, mon-falconer, mon-herder, mon-horse-archer, mon-kharash, mon-mangudai, mon-keshig, mon-lancer, mon-turkic-rider, mon-huihui-trebuchet, mon-jurchen-bowman, mon-noyan, mon-subutai, mon-tarkhan, mon-engineers, mon-genghis, mon-kublai fight, shoot, stand and go', () => {
    expectDuels({
      'mon-outrider':
        'foot 1:2 horse 1:3 run 1:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:1 health 3 goes 10',
      'mon-falconer': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 10',
      'mon-herder': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 2 goes 6',
      'mon-horse-archer':
        'foot 1:2 horse 1:3 run 1:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:1 health 3 goes 11',
      'mon-kharash': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 6 frontLine 1',
      'mon-mangudai':
        'foot 1:2 horse 1:3 run 1:2 shot 3:0 1:0 wall 1 range 2 struck 2:0 3:1 health 4 goes 11',
      'mon-keshig': 'foot 3:1 horse 3:2 run 5:1 struck 1:0 2:3 health 6 goes 11',
      'mon-lancer': 'foot 3:2 horse 3:3 run 6:2 struck 2:0 3:3 health 5 goes 11',
      'mon-turkic-rider': 'foot 2:2 horse 2:3 run 3:2 struck 2:0 3:2 health 4 goes 11',
      'mon-huihui-trebuchet':
        'foot 0:2 horse 0:3 run 0:2 shot 2:0 1:0 wall 5 range 5 struck 1:0 3:0 health 3 goes 3',
      'mon-jurchen-bowman':
        'foot 0:2 horse 0:3 run 0:2 shot 2:0 1:0 wall 1 range 1 struck 2:0 3:0 health 3 goes 4',
      'mon-noyan':
        'foot 2:2 horse 2:3 run 2:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:2 health 4 goes 11 warCry 1',
      'mon-subutai': 'foot 3:2 horse 3:3 run 3:2 shot 3:0 1:0 wall 1 range 2 struck 2:0 3:3 health 6 goes 11',
      'mon-tarkhan': 'foot 3:0 horse 3:0 run 3:0 struck 2:0 3:3 health 5 goes 11',
      'mon-engineers':
        'foot 1:2 horse 1:3 run 1:2 shot 2:0 1:0 wall 3 range 2 struck 2:0 3:1 health 3 goes 6',
      'mon-genghis': 'foot 4:2 horse 4:3 run 4:2 shot 3:0 1:0 wall 1 range 2 struck 2:0 3:4 health 9 goes 11',
      'mon-kublai': 'foot 4:2 horse 4:3 run 4:2 struck 2:0 3:4 health 9 goes 11',
    });
  });

  test('byz-optimatoi, byz-trapezites, byz-spy, byz-stratiotai, byz-skoutatoi, byz-varangian-guard, byz-psiloi, byz-akritai, byz-koursores, byz-hippotoxotai, byz-cataphract, byz-clibanarius, byz-dromon, byz-scorpion, byz-pronoiarios, byz-tagmata, byz-siphonarios, byz-basil, byz-alexios fight, shoot, stand and go', () => {
    expectDuels({
      'byz-optimatoi': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 10',
      'byz-trapezites': 'foot 2:2 horse 2:3 run 2:2 struck 2:0 3:2 health 3 goes 10',
      'byz-spy': 'foot 2:2 horse 3:3 run 2:2 struck 2:0 3:3 health 3 goes 10',
      'byz-stratiotai': 'foot 2:2 horse 2:3 run 2:2 struck 2:0 3:2 health 4 goes 6',
      'byz-skoutatoi': 'foot 2:1 horse 3:1 run 2:1 struck 1:0 1:3 health 4 goes 6',
      'byz-varangian-guard': 'foot 5:2 horse 5:3 run 5:2 struck 1:0 3:5 health 6 goes 6',
      'byz-psiloi': 'foot 1:2 horse 1:3 run 1:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:1 health 3 goes 4',
      'byz-akritai': 'foot 2:2 horse 2:3 run 2:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:2 health 4 goes 6',
      'byz-koursores': 'foot 3:2 horse 5:3 run 3:2 struck 2:0 3:5 health 3 goes 10',
      'byz-hippotoxotai':
        'foot 2:2 horse 2:3 run 2:2 shot 2:0 1:0 wall 1 range 5 struck 2:0 3:2 health 4 goes 11',
      'byz-cataphract':
        'foot 4:2 horse 4:3 run 6:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:4 health 6 goes 10',
      'byz-clibanarius': 'foot 4:2 horse 4:3 run 7:2 struck 1:0 3:4 health 7 goes 10',
      'byz-dromon': 'foot 2:2 horse 2:3 run 2:2 shot 4:0 4:0 wall 4 range 2 struck 2:0 3:2 health 6 goes 3',
      'byz-scorpion': 'foot 1:2 horse 1:3 run 1:2 shot 4:0 2:0 wall 1 range 2 struck 1:0 3:1 health 3 goes 3',
      'byz-pronoiarios': 'foot 3:2 horse 3:3 run 3:2 struck 2:0 3:3 health 5 goes 10 recruit 1',
      'byz-tagmata': 'foot 3:2 horse 3:3 run 3:2 struck 2:0 3:4 health 5 goes 10',
      'byz-siphonarios':
        'foot 0:2 horse 0:3 run 0:2 shot 3:0 3:0 wall 3 range 1 struck 2:0 3:0 health 3 goes 6',
      'byz-basil': 'foot 4:2 horse 4:3 run 4:2 struck 2:0 3:4 health 9 goes 10',
      'byz-alexios': 'foot 4:2 horse 4:3 run 4:2 struck 2:0 3:5 health 9 goes 10',
    });
  });

  test('ott-akinji-scout, ott-voynuk, ott-azab, ott-yaya-archer, ott-janissary, ott-sipahi, ott-akinji, ott-deli, ott-solak, ott-humbaraci, ott-sahi, ott-basilica, ott-kadirga, ott-mehter, ott-timariot, ott-topcu, ott-mehmed, ott-bayezid fight, shoot, stand and go', () => {
    expectDuels({
      'ott-akinji-scout': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 10',
      'ott-voynuk': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 10',
      'ott-azab': 'foot 2:2 horse 2:3 run 2:2 struck 2:0 3:2 health 3 goes 6',
      'ott-yaya-archer':
        'foot 1:2 horse 1:3 run 1:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:1 health 3 goes 4',
      'ott-janissary':
        'foot 3:2 horse 3:3 run 3:2 shot 3:0 1:0 wall 1 range 2 struck 2:0 3:3 health 4 goes 6',
      'ott-sipahi': 'foot 3:2 horse 3:3 run 5:2 struck 2:0 3:4 health 5 goes 11',
      'ott-akinji': 'foot 2:2 horse 2:3 run 2:2 struck 2:0 3:2 health 4 goes 11',
      'ott-deli': 'foot 3:0 horse 3:0 run 3:0 struck 2:0 3:3 health 4 goes 10',
      'ott-solak': 'foot 2:2 horse 2:3 run 2:2 shot 2:0 1:0 wall 1 range 2 struck 1:0 3:2 health 4 goes 6',
      'ott-humbaraci':
        'foot 1:2 horse 1:3 run 1:2 shot 3:0 1:0 wall 5 range 1 struck 2:0 3:1 health 3 goes 6',
      'ott-sahi':
        'foot 0:2 horse 0:3 run 0:2 shot 4:0 2:0 wall 6 range 5 struck 2:0 3:0 health 3 goes 3 fatigue 1',
      'ott-basilica':
        'foot 0:2 horse 0:3 run 0:2 shot 5:0 5:0 wall 7 range 5 struck 2:0 3:0 health 5 goes 3 fatigue 1',
      'ott-kadirga': 'foot 2:2 horse 2:3 run 2:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:2 health 6 goes 3',
      'ott-mehter': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 6 warCry 1',
      'ott-timariot': 'foot 3:2 horse 3:3 run 3:2 struck 2:0 3:3 health 4 goes 10',
      'ott-topcu': 'foot 1:2 horse 1:3 run 1:2 shot 2:0 1:0 wall 3 range 2 struck 2:0 3:1 health 3 goes 6',
      'ott-mehmed': 'foot 4:2 horse 4:3 run 4:2 struck 2:0 3:4 health 9 goes 10',
      'ott-bayezid': 'foot 4:2 horse 4:3 run 6:2 struck 2:0 3:4 health 8 goes 11',
    });
  });

  test('hre-messenger, hre-forester, hre-landwehr, hre-halberdier, hre-crossbowman, hre-pavisier, hre-doppelsoldner, hre-ministerialis, hre-ritter, hre-teutonic, hre-war-wagon, hre-blide, hre-bishop, hre-elector, hre-landsknecht, hre-burgher, hre-barbarossa, hre-otto fight, shoot, stand and go', () => {
    expectDuels({
      'hre-messenger': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 5 goes 10',
      'hre-forester':
        'foot 1:2 horse 1:3 run 1:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:1 health 3 goes 10',
      'hre-landwehr': 'foot 1:2 horse 1:3 run 1:2 struck 1:0 3:1 health 4 goes 6',
      'hre-halberdier': 'foot 2:2 horse 4:3 run 2:2 struck 2:0 3:4 health 4 goes 6',
      'hre-crossbowman':
        'foot 0:2 horse 0:3 run 0:2 shot 3:0 3:0 wall 3 range 2 struck 2:0 3:0 health 3 goes 4',
      'hre-pavisier': 'foot 1:2 horse 1:3 run 1:2 struck 1:0 3:1 health 5 goes 6 frontLine 1',
      'hre-doppelsoldner': 'foot 5:2 horse 4:3 run 5:2 struck 2:0 3:4 health 5 goes 6',
      'hre-ministerialis': 'foot 3:1 horse 3:2 run 4:1 struck 1:0 2:3 health 4 goes 10',
      'hre-ritter': 'foot 3:1 horse 3:1 run 5:1 struck 1:0 1:3 health 6 goes 10',
      'hre-teutonic': 'foot 4:1 horse 4:1 run 6:1 struck 1:0 1:4 health 6 goes 10',
      'hre-war-wagon':
        'foot 1:1 horse 1:2 run 1:1 shot 2:0 1:0 wall 1 range 2 struck 1:0 2:1 health 6 goes 3 frontLine 1',
      'hre-blide': 'foot 0:2 horse 0:3 run 0:2 shot 1:0 1:0 wall 1 range 2 struck 1:0 3:0 health 3 goes 3',
      'hre-bishop': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 6',
      'hre-elector': 'foot 2:1 horse 2:2 run 2:1 struck 1:0 2:2 health 6 goes 10 recruit 1',
      'hre-landsknecht': 'foot 3:2 horse 3:3 run 4:2 struck 2:0 3:3 health 4 goes 6',
      'hre-burgher': 'foot 1:2 horse 1:3 run 1:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:1 health 3 goes 6',
      'hre-barbarossa': 'foot 4:1 horse 4:2 run 6:1 struck 1:0 2:4 health 9 goes 10',
      'hre-otto': 'foot 4:1 horse 4:2 run 4:1 struck 1:0 2:5 health 9 goes 10',
    });
  });

  test('eng-watchman, eng-billman, eng-welsh-infantry, eng-longbowman, eng-yeoman, eng-archer-on-horse, eng-esquire, eng-knight, eng-sheriff, eng-earl, eng-trebuchet, eng-warwolf, eng-edward fight, shoot, stand and go', () => {
    expectDuels({
      'eng-watchman': 'foot 1:2 horse 1:3 run 1:2 struck 2:0 3:1 health 4 goes 10',
      'eng-billman': 'foot 2:1 horse 2:2 run 2:1 struck 2:0 2:2 health 4 goes 6',
      'eng-welsh-infantry':
        'foot 3:2 horse 3:3 run 3:2 shot 2:0 1:0 wall 1 range 2 struck 2:0 3:3 health 3 goes 6',
      'eng-longbowman':
        'foot 0:2 horse 0:3 run 0:2 shot 3:0 1:0 wall 1 range 5 struck 2:0 3:0 health 2 goes 4',
      'eng-yeoman': 'foot 0:2 horse 0:3 run 0:2 shot 3:0 3:0 wall 1 range 5 struck 2:0 3:0 health 3 goes 4',
      'eng-archer-on-horse':
        'foot 3:2 horse 3:3 run 3:2 shot 3:0 1:0 wall 1 range 5 struck 2:0 3:3 health 3 goes 11',
      'eng-esquire': 'foot 2:2 horse 2:3 run 4:2 struck 2:0 3:2 health 5 goes 10',
      'eng-knight': 'foot 4:1 horse 4:1 run 6:1 struck 1:0 1:4 health 7 goes 10',
      'eng-sheriff':
        'foot 3:2 horse 3:3 run 3:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:3 health 6 goes 6 recruit 1',
      'eng-earl': 'foot 3:2 horse 3:3 run 3:2 struck 2:0 3:3 health 10 goes 10',
      'eng-trebuchet':
        'foot 0:2 horse 0:3 run 0:2 shot 1:0 1:0 wall 1 range 2 struck 1:0 3:0 health 2 goes 3',
      'eng-warwolf':
        'foot 0:2 horse 0:3 run 0:2 shot 1:0 1:0 wall 1 range 2 struck 1:0 3:0 health 4 goes 3 warCry 2',
      'eng-edward': 'foot 3:2 horse 3:3 run 3:2 shot 1:0 1:0 wall 1 range 2 struck 2:0 3:3 health 10 goes 10',
    });
  });
});
