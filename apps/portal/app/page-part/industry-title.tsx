import { IndustryIcon } from '@kontor/ui';
import { searchAddress } from '../search/search-address.ts';

interface IndustryTitleProps {
  industry: string;
  name: string;
  description: string;
  level: 2 | 3;
}

/** An industry's icon, its name, which leads to its search, and what belongs to it. */
export function IndustryTitle({ industry, name, description, level }: IndustryTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <>
      <IndustryIcon industry={industry} size="large" />
      <div>
        <Heading>
          <a href={searchAddress({ industry })}>{name}</a>
        </Heading>
        <p>{description}</p>
      </div>
    </>
  );
}
