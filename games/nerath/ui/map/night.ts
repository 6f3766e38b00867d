/** Whether the page is dark now: by the setting of the site, or else by that of the device. */
import { useEffect, useState } from 'preact/hooks';

function isNight(): boolean {
  const { theme } = document.documentElement.dataset;
  return theme === undefined ? matchMedia('(prefers-color-scheme: dark)').matches : theme === 'dark';
}

export function useNight(): boolean | undefined {
  const [night, setNight] = useState<boolean | undefined>(undefined);
  useEffect(() => {
    if (typeof matchMedia === 'undefined') return undefined;
    const look = () => setNight(isNight());
    look();
    const scheme = matchMedia('(prefers-color-scheme: dark)');
    scheme.addEventListener('change', look);
    const setting = new MutationObserver(look);
    setting.observe(document.documentElement, { attributeFilter: ['data-theme'] });
    return () => {
      scheme.removeEventListener('change', look);
      setting.disconnect();
    };
  }, []);
  return night;
}
