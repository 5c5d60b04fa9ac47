import './country-plate.css';

/** ISO code of a country as a plate; stands before the country's name, so it is hidden from assistive technology. */
export function CountryPlate({ code }: { code: string }) {
  return (
    <span className="k-country" aria-hidden="true">
      {code}
    </span>
  );
}
