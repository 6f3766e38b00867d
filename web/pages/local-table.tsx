import { LocalTablePage } from './local-table-page.tsx';

export default function LocalPage({ rest }: { readonly rest: string }) {
  return <LocalTablePage id={rest} />;
}
