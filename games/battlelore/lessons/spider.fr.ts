import type { LessonWords } from '@gonfalon/kernel';
import type { SpiderStep } from './spider.en.ts';

export const fr: LessonWords<SpiderStep> = {
  steps: {
    welcome: {
      title: 'L’Arcane s’éveille',
      say: 'Vous savez combattre par le fer. Dans cette petite bataille, chaque camp a un Sorcier, et vous avez une Araignée géante. Deux bannières suffisent pour gagner.',
    },
    keep: {
      title: 'Un secret',
      say: 'Vous recevez quatre cartes Arcane et en gardez une, cachée à votre adversaire. Avec « Armes crépitantes », chaque symbole Arcane d’une attaque est une touche.',
      do: 'Gardez « Armes crépitantes ».',
    },
    goblet: {
      title: 'Les pions Arcane',
      say: 'Une carte Arcane coûte des pions de votre gobelet, que chacun voit : vous en avez six, et « Armes crépitantes » en coûte trois. On joue au plus une carte Arcane dans son tour et une dans celui de l’adversaire.',
    },
    creature: {
      title: 'L’Araignée géante',
      say: 'Une créature est une seule figurine. L’araignée se déplace de quatre cases au plus et lance deux dés ; sa morsure touche avec l’Épée sur bouclier. Elle est Intrépide par nature, mais n’est pas de l’infanterie : les cartes d’infanterie ne l’activent pas.',
    },
    order: {
      title: 'En avant',
      say: 'Une carte Zone active une créature comme toute autre unité.',
      do: 'Jouez « Patrouille (centre) », et activez l’araignée et les fantassins devant elle.',
    },
    'close-in': {
      title: 'Les prendre à deux',
      say: 'L’infanterie bleue peut se déplacer d’une case et combattre ; l’araignée la contourne.',
      do: 'Avancez les fantassins sur la case marquée de gauche, puis l’araignée sur celle de droite.',
    },
    bite: {
      title: 'La morsure',
      say: 'Les pouvoirs de l’araignée se nourrissent des symboles Arcane qu’elle obtient elle-même. Qu’elle commence.',
      do: 'Attaquez les fantassins ennemis avec l’araignée.',
    },
    web: {
      title: 'Une toile',
      say: 'Une touche et un symbole Arcane : assez pour une toile. Une unité prise ne peut ni bouger ni combattre tant que son propriétaire ne l’a pas activée en payant un pion, et chaque drapeau obtenu contre elle est une touche.',
      do: 'Employez la toile.',
    },
    sparks: {
      title: 'Jouer une carte Arcane',
      say: 'Il reste trois figurines dans la toile. Une fois l’attaque déclarée, on vous demande si vous voulez jouer une carte pour elle.',
      do: 'Attaquez l’unité prise avec vos fantassins, et jouez « Armes crépitantes ».',
    },
    hold: {
      title: 'Rester ensemble',
      say: 'Deux symboles Arcane et un drapeau, et tous touchent : une bannière ! Vous pourriez vous emparer de la case libérée, mais l’infanterie lourde ennemie se tient juste derrière.',
      do: 'Restez sur place.',
    },
    choice: {
      title: 'Plus d’Arcane',
      say: 'À la fin de chacun de vos tours, vous puisez dans l’Arcane : deux cartes dont vous gardez une, ou une carte et un pion, ou deux pions. Vous pouvez tenir deux cartes Arcane.',
      do: 'Piochez une carte Arcane et prenez un pion.',
    },
    spell: {
      title: 'Le Sorcier ennemi',
      say: 'Vous avez pioché « Dissipation », une carte qui répond à une autre. Votre adversaire a gardé huit pions, sûrement pas pour rien. Voyons.',
    },
    dispel: {
      title: 'Réagir',
      say: '« Chaîne d’éclairs » ! Les cartes de réaction se jouent aussi dans le tour de l’adversaire. « Dissipation » coûte la moitié du prix du sortilège : quatre pions, et vous en avez quatre.',
      do: 'Jouez « Dissipation ».',
    },
    critical: {
      title: 'Dure à tuer',
      say: 'Le sortilège est dissipé : l’infanterie lourde vient elle-même. Les dés qui touchent une créature sont seulement relancés : elle meurt si l’un d’eux montre alors sa couleur, le vert pour l’araignée.',
    },
    concentrate: {
      title: 'Concentrer',
      say: 'L’araignée a survécu et elle est Intrépide : elle peut riposter. Un symbole Arcane que vous n’employez pas peut être posé à côté d’elle sous forme de pion, pour un pouvoir plus tard.',
      do: 'Ripostez, concentrez le symbole Arcane, et restez-en là.',
    },
    again: {
      title: 'À vous de nouveau',
      say: 'Vos deux unités sont déjà à côté de l’ennemi.',
      do: 'Jouez « Attaque (centre) », activez l’araignée et les fantassins à côté d’elle, appuyez sur « Passer au mouvement », puis sur « Passer au combat » : personne ne bouge.',
    },
    venom: {
      title: 'Le venin',
      say: 'Le venin demande deux symboles Arcane et une touche dans le jet. Un pion se trouve déjà à côté de l’araignée.',
      do: 'Attaquez avec l’araignée et employez son venin.',
    },
    poison: {
      title: 'Empoisonnés',
      say: 'Une unité empoisonnée perd une figurine pour chaque symbole Arcane obtenu contre elle, jusqu’à la fin de la partie.',
      do: 'Attaquez l’unité empoisonnée avec vos fantassins.',
    },
    won: {
      title: 'Le fer et l’Arcane',
      say: 'La deuxième bannière est à vous, et la bataille avec elle. Les Maîtres d’Arcane sont de quatre classes : il vous reste bien des choses à découvrir.',
    },
  },
  learned: [
    'Les cartes Arcane coûtent des pions ; on en joue au plus une dans son tour et une dans celui de l’adversaire.',
    'Chaque tour finit par un choix de cartes ou de pions.',
    'Les pouvoirs d’une créature se nourrissent des symboles Arcane qu’elle obtient.',
    'Une toile immobilise une unité ; après le venin, les symboles Arcane tuent.',
    'Une touche contre une créature doit être confirmée par un second jet.',
  ],
};
