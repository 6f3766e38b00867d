/** What can be set; loaded when somebody wants to. */
import type { settings as english } from '../en/settings.ts';

export const settings: typeof english = {
  language: 'Langue',
  theme: 'Thème',
  themes: { system: 'Automatique', light: 'Clair', dark: 'Sombre' },
  textSize: 'Taille du texte',
  textSizes: { normal: 'Normale', large: 'Grande', larger: 'Très grande' },
  speed: 'Vitesse des animations',
  speeds: { slow: 'Lente', normal: 'Normale', fast: 'Rapide', none: 'Aucune' },
  confirmEnd: 'Confirmer avant de finir mon tour',
  switches: { on: 'Activé', off: 'Désactivé' },
  bell: 'Cloche quand c’est à moi',
  notice: 'Notification quand c’est à moi',
  sounds: {
    title: 'Effets sonores',
    ambience: 'Ambiance sonore : feux, vent, tambours au loin',
    volume: 'Volume',
    volumes: { low: 'Faible', middle: 'Moyen', high: 'Fort' },
    tryIt: 'Écouter',
  },
};
