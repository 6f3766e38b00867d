/** Comment s’appellent les ordres permanents en français. */
import type { OrderMessages } from '@gonfalon/kernel';
import type { OrderId } from '../rules/orders.ts';

export const orders: OrderMessages<OrderId> = {
  intro: 'L’ennemi vous attaque pendant ses tours. La table peut répondre pour vous : personne n’attend.',
  fields: {
    losses: {
      label: 'Pertes',
      hint: 'La table attribue les touches à vos pièces.',
      options: { others: 'pendant les tours des autres', always: 'toujours' },
    },
    order: { label: 'Qui tombe en premier', hint: 'Sans ordre de votre part, l’ordre habituel vaut.' },
    windows: {
      label: 'Passer au lieu de jouer des cartes',
      options: { others: 'pendant les tours des autres', always: 'toujours' },
    },
    never: {
      label: 'Cartes pour lesquelles on ne vous demande jamais rien',
      hint: 'On vous demande encore si vous en tenez une autre.',
    },
    half: {
      label: 'Partager les touches par moitié avec l’allié',
      hint: 'Et accepter ce que l’allié propose.',
    },
    guardians: { label: 'Laisser à la table les dés des gardiens' },
    reroll: { label: 'Relancer un dé manqué si un trésor le permet' },
    cancel: { label: 'Annuler une touche si un trésor le permet' },
    revive: { label: 'Payer pour ramener les héros tombés' },
    retreat: {
      label: 'Battre en retraite sous cette chance de victoire, en pour cent',
      hint: '0 : on vous demande.',
    },
  },
};
