/** What can be set; loaded when somebody wants to. */
import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  language: 'Langue',
  theme: 'Lumière',
  themes: { system: 'Comme l’appareil', light: 'Jour', dark: 'Nuit' },
  speed: 'Allure des dés et des pièces',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', none: 'Aucune' },
  confirmEnd: 'Demander avant la fin d’un tour',
  switches: { on: 'Oui', off: 'Non' },
  bell: 'Une cloche quand c’est à vous',
  notice: 'Une notification quand c’est à vous',
  sounds: {
    title: 'Entendre ce qui se passe à une table',
    ambience: 'Rumeur discrète des lieux : feux, vent, tambours au loin',
    volume: 'Niveau sonore',
    volumes: { low: 'Faible', middle: 'Moyen', high: 'Fort' },
    tryIt: 'Écouter',
  },
};
